import { expect, test } from 'vitest';
import { complexity } from './complexity.ts';
import { rateCard } from './rateCard.ts';
import { systemEvidence } from './systemEvidence.ts';

const { systems } = rateCard;

test('all 28 systems of the specification have a profile', () => {
  const ids =
    'activecampaign, asana, clickup, eventbrite, facebook-ads, gmail, gohighlevel, google-drive, google-sheets, hubspot, jira, klaviyo, linkedin-ads, magento, mailchimp, ms-dynamics, notion, openai, pipedrive, quickbooks, salesforce, salesloft, shopify, slack, stripe, whatsapp, zendesk, zoho-crm';
  expect(systems.map(({ id }) => id)).toEqual(ids.split(', '));
});

test('version, hourly rates and setup fee are those of the page', () => {
  expect(rateCard).toMatchObject({
    version: '2026-11.2',
    hourlyRatesUsd: { us: 95, eu: 55, asia: 35, latam: 45, other: 65 },
    embeddedPlan: { setupUsd: 1800 },
  });
});

test('the categories are those of the specification', () => {
  const categories =
    'Marketing, Productivity, Events, Advertising, Email, Storage, CRM, E-commerce, AI, Accounting, Sales, Communication, Payments, Support';
  expect([...new Set(systems.map(({ category }) => category))].sort()).toEqual(
    categories.split(', ').sort(),
  );
});

test('maintenance averages exactly 8 hours, as the tooltip says', () => {
  const hours = systems.reduce((sum, system) => sum + system.maintenanceHours, 0);
  expect(hours / systems.length).toBe(8);
});

test('development takes 80 to 350 hours, and Microsoft Dynamics the most', () => {
  const hours = systems.map(({ devHours }) => devHours);
  expect([Math.min(...hours), Math.max(...hours)]).toEqual([80, 350]);
  expect(systems.find(({ id }) => id === 'ms-dynamics')?.devHours).toBe(350);
});

test('reviews take 0 to 12 weeks, and Salesloft the longest', () => {
  const weeks = systems.map(({ moderationWeeks }) => moderationWeeks);
  expect([Math.min(...weeks), Math.max(...weeks)]).toEqual([0, 12]);
  expect(systems.find(({ id }) => id === 'salesloft')?.moderationWeeks).toBe(12);
});

test.each(systems.map((system) => [system.name, system] as const))(
  '%s has the complexity of its hours, and names the basis of its figures',
  (_name, system) => {
    expect(complexity(system.devHours)).toBe(system.complexity);
    expect(system.complexityNote).not.toBe('');
    const { basis, sources } = systemEvidence[system.id] ?? { basis: {}, sources: [] };
    expect(Object.keys(basis)).toHaveLength(3);
    for (const text of Object.values(basis)) expect(text).toMatch(/^(judgement$|sourced: .)/);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(source).toMatch(/^https:\/\//);
  },
);

test.each([
  [80, 'Standard'],
  [110, 'Standard'],
  [111, 'Moderate'],
  [160, 'Moderate'],
  [161, 'High'],
  [220, 'High'],
  [221, 'Very High'],
  [290, 'Very High'],
  [291, 'Extremely High'],
  [350, 'Extremely High'],
])('%d development hours have the complexity %s', (devHours, expected) => {
  expect(complexity(devHours)).toBe(expected);
});

test('hours that are not a number throw a RangeError', () => {
  expect(() => complexity(Number.NaN)).toThrow('Expected development hours, got NaN.');
});
