/**
 * A row of the error catalogue (specification 8): the failure modes, and what the page then shows.
 */
interface CatalogueRow {
  title: string;
  /** As links carry them. */
  failureModes: string;
  expected: string;
}

/**
 * The error catalogue, and a sequence of several requests. Unknown URLs are missing, because they
 * belong to the page's host.
 */
export const catalogue: readonly CatalogueRow[] = [
  {
    title: 'Everything works',
    failureModes: '',
    expected:
      'The demo request, the saved calculation and the sent report each have their message of success.',
  },
  {
    title: 'A demo request is refused',
    failureModes: 'demoSubmission:500',
    expected: 'The dialog stays open, with the toast ‘Ошибка отправки’.',
  },
  {
    title: 'A demo request finds no network',
    failureModes: 'demoSubmission:offline',
    expected: 'The same toast; the request is saved once when it is sent again.',
  },
  {
    title: 'Saving a calculation fails',
    failureModes: 'roiCalculation:500',
    expected:
      'The toast ‘Failed to save your calculation. Please try again.’; nothing else is sent.',
  },
  {
    title: 'The mail provider refuses the report',
    failureModes: 'sendRoiReport:502',
    expected: 'The toast ‘Failed to send email. Please try again.’',
  },
  {
    title: 'The contact webhook fails',
    failureModes: 'contactFormWebhook:500',
    expected: 'A line in the console; the report is sent all the same.',
  },
  {
    title: 'Trackers are blocked',
    failureModes: 'tagManager:offline,networkTracker:offline',
    expected: 'Warnings in the console, and nothing else, once measuring is allowed.',
  },
  {
    title: 'Any other failure, with a body',
    failureModes: 'sendRoiReport:html',
    expected: 'An error that reads ‘502: ’ and the body, in the console; the toast on the page.',
  },
  {
    title: 'Any other failure, without a body',
    failureModes: 'sendRoiReport:empty',
    expected:
      'An error that reads ‘500: Internal Server Error’, in the console; the toast on the page.',
  },
  {
    title: 'Success, but the response is lost',
    failureModes: 'roiCalculation:lost',
    expected: 'The failure’s toast; sent again, it is still one lead.',
  },
  {
    title: 'The server is busy twice, then responds',
    failureModes: 'sendRoiReport:503~1sx2',
    expected: 'The page asks again after a second, twice, and the report is sent.',
  },
];
