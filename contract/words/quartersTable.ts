export const quartersTitle = 'What each side costs, by quarter';
export const quarterColumn = 'Quarter';
