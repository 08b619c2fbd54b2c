/**
 * A built page, cut where a nonce belongs, so that each answer carries a fresh one: on every script, and on every
 * link that preloads one. Everything else the page loads is loaded by these (strict-dynamic).
 */
export function createPage(html: string): (nonce: string) => string {
  const pieces: string[] = [];
  let from = 0;
  for (const { index } of scriptTags(html)) {
    pieces.push(html.slice(from, index));
    from = index;
  }
  pieces.push(html.slice(from));
  return (nonce) => pieces.join(` nonce="${nonce}"`);
}

/** Where in each start tag an attribute can be put: after the name. What stands inside a script is no tag. */
function* scriptTags(html: string): Generator<{ index: number }> {
  const tags = /<!--[\s\S]*?-->|<(script|link)(?=[\s>/])([^>]*)>/gi;
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const [, name = '', attributes = ''] = match;
    const isScript = name.toLowerCase() === 'script';
    if (isScript || (name && /rel=["']?modulepreload|as=["']?script/i.test(attributes))) {
      yield { index: match.index + 1 + name.length };
    }
    if (isScript) {
      const end = html.toLowerCase().indexOf('</script', tags.lastIndex);
      if (end === -1) return;
      tags.lastIndex = end;
    }
  }
}
