export interface MailRow {
  label: string;
  value: string;
  isHeadline?: boolean;
}

/** The content of a mail. Text and HTML are both made from it, so they cannot differ. */
export interface MailContent {
  /** BCP 47; English without one. */
  language?: string;
  /** Mail programs show it beside the subject in their list. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  rows: readonly MailRow[];
  /** `orCopy` introduces the address as text. */
  action?: { label: string; url: string; orCopy: string };
  /** Rows that a reader needs less often; they follow the action. */
  details?: readonly MailRow[];
  /** A suggestion for the next step, after the rest. */
  invitation?: { text: string; label: string; url: string };
  closing: readonly string[];
  footer: string;
}

export function layoutText(content: MailContent): string {
  const { heading, paragraphs, rows, action, details = [], invitation, closing, footer } = content;
  return [
    heading,
    ...paragraphs,
    rowsText(rows),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    rowsText(details),
    ...(invitation ? [invitation.text, `${invitation.label}:\n${invitation.url}`] : []),
    ...closing,
    `-- \n${footer}`,
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

const rowsText = (rows: readonly MailRow[]) => rows.map(rowText).join('\n');

/** The lines of a row: they follow a sentence as one, but "Sp. z o.o." and an address do not. */
function rowText({ label, value }: MailRow): string {
  return `${label}: ${value.replaceAll(/\.\n(?!\S+@)/g, '. ').replaceAll('\n', '; ')}`;
}

/** Mail programs cut off a longer mail; all but its rows takes the difference to 90,000. */
const mostRowBytes = 84_000;

/** The first rows of a list, as many as a mail can have, in HTML and in text together. */
export function fittingRows(rows: readonly MailRow[]): MailRow[] {
  let bytes = 0;
  return rows.filter((row) => {
    bytes += new TextEncoder().encode(rowHtml(row) + rowText(row)).length;
    return bytes <= mostRowBytes;
  });
}

const font =
  "font-family:Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Breaks words that are wider than a phone, in old mail programs by the second property. */
const wrap = 'overflow-wrap:anywhere;word-break:break-word';

/**
 * The width of the content. Outlook's engine reads the attribute and ignores `max-width`, which
 * keeps the content inside a phone elsewhere.
 */
const contentPixels = 560;
const contentWidth = `width:${contentPixels}px;max-width:100%`;

/**
 * Renders a mail as HTML that old mail programs support: tables and inline styles. By class, a dark
 * scheme replaces colours, and a narrow screen puts each value under its label.
 */
export function layoutHtml(content: MailContent): string {
  const { preview, heading, paragraphs, rows, action, details = [] } = content;
  const { invitation, closing, footer } = content;
  const paragraph = (text: string) =>
    `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#0f172a;${wrap}">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="${content.language ?? 'en'}">
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
  .quiet { border-color: #a5a5ff !important; }
  .quiet a { color: #a5a5ff !important; }
  .link { color: #a5a5ff !important; }
}
@media (max-width: 480px) {
  .margin { padding: 16px 8px !important; }
  .pad { padding-left: 16px !important; padding-right: 16px !important; }
  .label, .value { display: block !important; width: auto !important; text-align: left !important; }
  .label { padding-bottom: 0 !important; border-bottom: 0 !important; }
  .value { padding-top: 2px !important; }
}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f6f7fb">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="canvas" style="table-layout:fixed;background:#f6f7fb">
<tr><td align="center" class="margin" style="padding:32px 16px">
<table role="presentation" width="${contentPixels}" cellpadding="0" cellspacing="0" class="surface" style="table-layout:fixed;${contentWidth};background:#ffffff;border:1px solid #dfe4ee;border-radius:16px;border-collapse:separate">
<tr><td class="pad" style="padding:32px 32px 16px">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:24px;line-height:32px;font-weight:600;color:#0f172a">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
</td></tr>
${rowsHtml(rows)}
${action ? `<tr><td class="pad" style="padding:8px 32px 16px">${actionHtml(action)}</td></tr>` : ''}
${rowsHtml(details)}
${invitation ? `<tr><td class="pad" style="padding:8px 32px 16px">${paragraph(invitation.text)}\n${buttonHtml(invitation, 'quiet')}</td></tr>` : ''}
<tr><td class="pad" style="padding:8px 32px 16px">
${closing.map(paragraph).join('\n')}
</td></tr>
</table>
<table role="presentation" width="${contentPixels}" cellpadding="0" cellspacing="0" style="table-layout:fixed;${contentWidth}">
<tr><td align="center" class="muted" style="padding:16px 0 0;${font};font-size:12px;line-height:18px;color:#475069;${wrap}">${footerHtml(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The lines of the footer, with their addresses as links. */
function footerHtml(footer: string): string {
  return escapeHtml(footer)
    .replaceAll(/https?:\/\/[^\s<]+/g, '<a class="link" href="$&" style="color:#4f46e5">$&</a>')
    .replaceAll('\n', '<br>');
}

function rowsHtml(rows: readonly MailRow[]): string {
  if (rows.length === 0) return '';
  return `<tr><td class="pad" style="padding:0 32px 16px"><table width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;border-collapse:collapse">
${rows.map(rowHtml).join('\n')}
</table></td></tr>`;
}

/** A value with a longer line wraps, and is read from the left. */
const longLine = 36;

function rowHtml({ label, value, isHeadline }: MailRow): string {
  const cell = 'padding:10px 12px;border-bottom:1px solid #dfe4ee';
  const weight = isHeadline ? 'font-weight:600;background:#eef0ff' : 'font-weight:400';
  const name = isHeadline ? ' headline' : '';
  const align = value.split('\n').some((line) => line.length > longLine) ? 'left' : 'right';
  return `<tr>
<th scope="row" width="32%" align="left" valign="top" class="label muted line${name}" style="${cell};${wrap};${font};font-size:14px;line-height:20px;text-align:left;color:#475069;${weight}">${escapeHtml(label)}</th>
<td dir="auto" align="${align}" valign="top" class="value ink line${name}" style="${cell};${wrap};${font};font-size:${isHeadline ? 18 : 16}px;line-height:24px;text-align:${align};color:#0f172a;${weight}">${escapeHtml(value).replaceAll('\n', '<br>')}</td>
</tr>`;
}

function actionHtml(action: NonNullable<MailContent['action']>): string {
  const url = escapeHtml(action.url);
  return `${buttonHtml(action, 'primary')}
<p class="muted" style="margin:12px 0 0;${font};font-size:12px;line-height:18px;color:#475069">${escapeHtml(action.orCopy)} <a class="link" href="${url}" style="color:#4f46e5;word-break:break-all">${url}</a></p>`;
}

const buttons = {
  primary: { className: 'action', cell: 'background:#4f46e5', ink: '#ffffff' },
  quiet: { className: 'quiet', cell: 'border:1px solid #4f46e5', ink: '#4f46e5' },
} as const;

function buttonHtml(
  { label, url }: { label: string; url: string },
  kind: keyof typeof buttons,
): string {
  const { className, cell, ink } = buttons[kind];
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:separate"><tr><td align="center" class="${className}" style="${cell};border-radius:10px;padding:0 20px">
<a href="${escapeHtml(url)}" style="display:block;${font};font-size:16px;line-height:44px;mso-line-height-rule:exactly;font-weight:600;color:${ink};text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>`;
}

/** Escapes text for HTML and XML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
