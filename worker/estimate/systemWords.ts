/** The words for the complexity of a system, from the least on (E1). */
export const complexityWords = {
  standard: 'Standard',
  moderate: 'Moderate',
  high: 'High',
  veryHigh: 'Very High',
  extremelyHigh: 'Extremely High',
} as const;

/** The groups of systems (specification 3). */
export const categories = {
  accounting: 'Accounting',
  advertising: 'Advertising',
  ai: 'AI',
  communication: 'Communication',
  crm: 'CRM',
  eCommerce: 'E-commerce',
  email: 'Email',
  events: 'Events',
  marketing: 'Marketing',
  other: 'Other',
  payments: 'Payments',
  productivity: 'Productivity',
  sales: 'Sales',
  storage: 'Storage',
  support: 'Support',
} as const;
