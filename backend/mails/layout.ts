import { escapeHtml } from './escapeHtml.ts';

/** A row of a mail's table. */
export interface MailRow {
  label: string;
  value: string;
  /** Whether the row is emphasised. */
  isHeadline?: boolean;
}

/** The content of a mail. Text and HTML are both made from it, so they cannot differ. */
export interface MailContent {
  /** Mail programs show it beside the subject in their list. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  rows: readonly MailRow[];
  action?: { label: string; url: string };
  closing: readonly string[];
  footer: string;
}

/** Renders a mail as plain text. */
export function layoutText({ heading, paragraphs, rows, action, closing, footer }: MailContent) {
  return [
    heading,
    ...paragraphs,
    rows
      .map(
        ({ label, value }) => `${label}: ${value.replaceAll('.\n', '. ').replaceAll('\n', '; ')}`,
      )
      .join('\n'),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...closing,
    `-- \n${footer}`,
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

const font =
  "font-family:Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * Renders a mail as HTML that old mail programs support: tables and inline styles. A dark scheme
 * replaces colours by class.
 */
export function layoutHtml(content: MailContent): string {
  const { preview, heading, paragraphs, rows, action, closing, footer } = content;
  const paragraph = (text: string) =>
    `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#0f172a">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas { background: #0b1020 !important; }
  .surface { background: #131a2e !important; border-color: #26304a !important; }
  .ink { color: #e6eaf5 !important; }
  .muted { color: #9aa6c2 !important; }
  .line { border-color: #26304a !important; }
  .headline { background: #1e2447 !important; }
  .action { background: #8b8bff !important; }
  .action a { color: #0b1020 !important; }
  .link { color: #a5a5ff !important; }
}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f6f7fb">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="canvas" style="background:#f6f7fb">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="surface" style="max-width:560px;background:#ffffff;border:1px solid #dfe4ee;border-radius:16px;border-collapse:separate">
<tr><td style="padding:32px 32px 16px">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:24px;line-height:32px;font-weight:600;color:#0f172a">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
</td></tr>
${rows.length > 0 ? `<tr><td style="padding:0 32px 16px">${rowsHtml(rows)}</td></tr>` : ''}
${action ? `<tr><td style="padding:8px 32px 16px">${actionHtml(action)}</td></tr>` : ''}
<tr><td style="padding:8px 32px 16px">
${closing.map(paragraph).join('\n')}
</td></tr>
</table>
<p class="muted" style="max-width:560px;margin:16px 0 0;${font};font-size:12px;line-height:18px;color:#55607a">${escapeHtml(footer)}</p>
</td></tr>
</table>
</body>
</html>
`;
}

function rowsHtml(rows: readonly MailRow[]): string {
  const cell = 'padding:10px 12px;border-bottom:1px solid #dfe4ee';
  const cells = rows.map(({ label, value, isHeadline }) => {
    const weight = isHeadline ? 'font-weight:600;background:#eef0ff' : 'font-weight:400';
    const name = isHeadline ? ' headline' : '';
    return `<tr>
<th scope="row" align="left" valign="top" class="muted line${name}" style="${cell};${font};font-size:14px;line-height:20px;text-align:left;color:#55607a;${weight}">${escapeHtml(label)}</th>
<td align="right" valign="top" class="ink line${name}" style="${cell};${font};font-size:${isHeadline ? 18 : 16}px;line-height:24px;text-align:right;color:#0f172a;${weight};word-break:break-word">${escapeHtml(value).replaceAll('\n', '<br>')}</td>
</tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
${cells.join('\n')}
</table>`;
}

function actionHtml({ label, url }: { label: string; url: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="action" style="background:#4f46e5;border-radius:10px">
<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;${font};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>
<p class="muted" style="margin:12px 0 0;${font};font-size:12px;line-height:18px;color:#55607a">Or copy this address: <a class="link" href="${escapeHtml(url)}" style="color:#4f46e5;word-break:break-all">${escapeHtml(url)}</a></p>`;
}
