import { reportFileName } from '../../contract/format/reportFileName.ts';

/** Letters, marks, digits and punctuation of company names, beginning with a letter or digit. */
const companyPattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &,.'’()+-]{0,59}$/u;

/** A dot before a letter, as in a host name, or as many digits as a telephone number has. */
const contactLike = /\.\p{L}|(?:\p{N}[^\p{L}]*){5}/u;

/**
 * Returns the name of the mailed report: that of the page's download, but without a company that
 * could be a message to somebody else (decision 0232).
 */
export function attachmentName(company: string): string {
  const name = company.normalize('NFC').trim();
  const isName = companyPattern.test(name) && !contactLike.test(name);
  return isName ? reportFileName(name) : 'ROI Analysis.pdf';
}
