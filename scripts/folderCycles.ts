import { dirname } from 'node:path';
import type { IModule } from 'dependency-cruiser';

/**
 * Finds groups of folders that import each other, directly or through others. Tests are left out,
 * and so are the folders that only tests and commands use.
 *
 * @returns One line per group, with its folders and an example of an import for each pair.
 */
export function folderCycles(modules: readonly IModule[]): string[] {
  const imports = folderImports(modules);
  const reachable = new Map([...imports.keys()].map((folder) => [folder, reach(folder, imports)]));
  const isMutual = (one: string, other: string) =>
    reachable.get(one)?.has(other) && reachable.get(other)?.has(one);
  const found: string[] = [];
  const grouped = new Set<string>();
  for (const folder of imports.keys()) {
    if (grouped.has(folder) || !isMutual(folder, folder)) continue;
    const group = [...imports.keys()].filter((other) => isMutual(folder, other));
    for (const member of group) grouped.add(member);
    const examples = group.flatMap((from) =>
      group.flatMap((to) => imports.get(from)?.get(to) ?? []),
    );
    found.push(`${group.join(', ')}: ${examples.join('; ')}`);
  }
  return found;
}

const production = /^(contract|worker|backend|server|mocks|src)\//;

/** Maps each folder to the folders that it imports, each with one import as an example. */
function folderImports(modules: readonly IModule[]): Map<string, Map<string, string>> {
  const imports = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      if (![source, resolved].every((file) => production.test(file) && !/\.test\./.test(file))) {
        continue;
      }
      const [from, to] = [dirname(source), dirname(resolved)];
      if (from === to) continue;
      const targets = imports.get(from) ?? new Map<string, string>();
      imports.set(from, targets.set(to, `${source} → ${resolved}`));
    }
  }
  return imports;
}

/** Returns every folder that a folder imports, directly or through others. */
function reach(folder: string, imports: Map<string, Map<string, string>>): Set<string> {
  const reached = new Set<string>();
  const pending = [folder];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const target of imports.get(next)?.keys() ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      pending.push(target);
    }
  }
  return reached;
}
