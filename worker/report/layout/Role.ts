/** A standard structure type of PDF (ISO 32000-1, 14.8.4). */
export type Role =
  | 'Document'
  | HeadingRole
  | 'P'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'TOC'
  | 'TOCI'
  | 'Reference'
  | 'Link'
  | 'Figure';

/** A heading, H1 the highest. */
export type HeadingRole = 'H1' | 'H2' | 'H3';
