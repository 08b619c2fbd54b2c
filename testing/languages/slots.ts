import { join } from 'node:path';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

const root = join(import.meta.dirname, '../..');

/** What a slot of a sentence takes, by its type. */
type Domain =
  | { values: readonly unknown[] }
  | { options: readonly Domain[] }
  | { parts: readonly (readonly [name: string, part: Domain])[]; isList: boolean };

export interface Variation {
  slot: string;
  from: unknown[];
  to: unknown[];
}

/** In place of a function that formats an amount, which no message to a thread can have. */
export const formatter = '() => format';

/**
 * Returns calls of every function that modules export: other amounts and names in each slot, with
 * each choice of the others.
 */
export function slotsOf(modules: readonly string[]): Map<string, Map<string, Variation[]>> {
  const api = new API({ cwd: root });
  const openProjects = [join(root, 'languages/tsconfig.json')];
  const [project] = api.updateSnapshot({ openProjects }).getProjects();
  if (!project) throw new Error('Expected the TypeScript project of the languages.');
  const { checker, program } = project;
  const found = modules.map((module) => {
    const file = program.getSourceFile(join(root, module));
    const symbol = file && checker.getSymbolAtLocation(file);
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    const functions = exported.flatMap((own) =>
      functionsIn(checker, checker.getTypeOfSymbol(own), own.name),
    );
    return [module, new Map(functions)] as const;
  });
  api.close();
  return new Map(found);
}

function functionsIn(
  checker: Checker,
  type: Type | undefined,
  name: string,
): [name: string, Variation[]][] {
  if (!type?.isObjectType() || checker.isArrayLikeType(type)) return [];
  const [signature] = checker.getSignaturesOfType(type, 0);
  if (!signature)
    return checker
      .getPropertiesOfType(type)
      .flatMap((own) => functionsIn(checker, checker.getTypeOfSymbol(own), `${name}.${own.name}`));
  let last = 0;
  const parts = signature.getParameters().map((own, index) => {
    const parameter = checker.getParameterType(signature, index);
    return [own.name, domainOf(checker, parameter, () => ++last)] as const;
  });
  return [[name, variationsOf({ parts, isList: true })]];
}

/** Every text is a day too, because some are. */
const dayAt = (number: number) =>
  new Date(Date.UTC(2027, 0, 2 + 37 * number)).toISOString().slice(0, 10);

const saysNothing = (domain: Domain) =>
  Number('values' in domain && (domain.values[0] ?? false) === false);

/** @param next - Numbers the slots of a function, whose values differ. */
function domainOf(checker: Checker, type: Type | undefined, next: () => number): Domain {
  const of = (part: Type | undefined) => domainOf(checker, part, next);
  if (!type || type.flags & (TypeFlags.Undefined | TypeFlags.Void)) return { values: [undefined] };
  if (type.flags & TypeFlags.Null) return { values: [null] };
  if (type.isLiteralType()) return { values: [type.value] };
  if (type.isUnionType()) {
    const parts = type.getTypes().filter((part) => checker.typeToString(part) !== 'never');
    return { options: parts.map(of).sort((a, b) => saysNothing(a) - saysNothing(b)) };
  }
  if (type.flags & TypeFlags.NumberLike) {
    const number = 10 + next();
    return { values: [number, number + 50, 1, 0] };
  }
  if (type.isTypeParameter()) return of(checker.getBaseConstraintOfType(type));
  if (checker.getSignaturesOfType(type, 0).length > 0) return { values: [formatter] };
  if (!type.isObjectType() && !type.isIntersectionType())
    return { values: [dayAt(next()), dayAt(next())] };
  if (!checker.isArrayLikeType(type)) {
    const parts = checker
      .getPropertiesOfType(type)
      .map((own) => [own.name, of(checker.getTypeOfSymbol(own))] as const);
    return { parts, isList: false };
  }
  const items = type.isTypeReference() ? checker.getTypeArguments(type) : [];
  const listOf = (types: readonly (Type | undefined)[]): Domain => ({
    parts: types.map((item, index) => [String(index), of(item)]),
    isList: true,
  });
  if (checker.isTupleType(type)) return listOf(items);
  return { options: [listOf([items[0], items[0]]), listOf([items[0]]), listOf([])] };
}

/** Which value or option each slot has, by its path, where that is not the first one. */
type Choice = Readonly<Record<string, number>>;

function argumentOf(domain: Domain, choice: Choice, path = ''): unknown {
  const { [path]: index = 0 } = choice;
  // A choice may be that of another option, which has more values.
  if ('values' in domain) return domain.values[index] ?? domain.values[0];
  if ('options' in domain) {
    const option = domain.options[index] ?? domain.options[0];
    return option && argumentOf(option, choice, `${path}|`);
  }
  const parts = domain.parts.map(
    ([name, part]) => [name, argumentOf(part, choice, `${path}.${name}`)] as const,
  );
  return domain.isList ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** The slots that a choice leaves in the arguments, each with the number of its values. */
function slotsIn(domain: Domain, choice: Choice, path = ''): [slot: string, count: number][] {
  if ('values' in domain) return [[path, domain.values.length]];
  if ('parts' in domain)
    return domain.parts.flatMap(([name, part]) => slotsIn(part, choice, `${path}.${name}`));
  const option = domain.options[choice[path] ?? 0] ?? domain.options[0];
  return [[path, domain.options.length], ...(option ? slotsIn(option, choice, `${path}|`) : [])];
}

function variationsOf(domain: Domain): Variation[] {
  const alternatives = (choice: Choice) =>
    slotsIn(domain, choice)
      .filter(([slot]) => !(slot in choice))
      .flatMap(([slot, count]) =>
        Array.from({ length: count - 1 }, (_, index) => ({ slot, to: index + 1 })),
      );
  const bases = [{}, ...alternatives({}).map(({ slot, to }) => ({ [slot]: to }))];
  const of = (choice: Choice) => argumentOf(domain, choice) as unknown[];
  const variations = bases.flatMap((base) =>
    alternatives(base).map(({ slot, to }) => ({
      slot,
      from: of(base),
      to: of({ ...base, [slot]: to }),
    })),
  );
  return variations.length > 0 ? variations : [{ slot: '', from: of({}), to: of({}) }];
}
