/** How the calculator is named and described where it is found; `src/index.html` has both too. */
export const product = {
  name: 'Integration ROI calculator',
  title: 'Integration ROI calculator: build in-house or embed?',
  description:
    'What building integrations in-house costs against embedding them: cost, timeline, savings, and how every figure is computed.',
} as const;
