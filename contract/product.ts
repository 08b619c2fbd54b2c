/** How the calculator is named and described where it is found; `src/index.html` has both too. */
export const product = {
  name: 'Integration ROI calculator',
  title: 'Integration ROI calculator: build in-house or embed?',
  description:
    'What building integrations in-house costs against embedding them: cost, timeline, savings, and how every figure is computed.',
} as const;

/** The first versions of browsers that support module workers, popovers and container queries. */
export const supportedBrowsers = { chrome: 114, edge: 114, firefox: 125, safari: 17 };

/** "Chrome 114, Edge 114, Firefox 125, Safari 17": on the page and in the documents. */
export const supportedBrowsersText = Object.entries(supportedBrowsers)
  .map(([name, first]) => `${name.replace(/^./, (letter) => letter.toUpperCase())} ${first}`)
  .join(', ');
