import { expect, test } from 'vitest';
import { complexityNote } from '../../contract/complexityNotes.ts';
import { complexity } from './complexity.ts';
import { systemEvidence } from './systemEvidence.ts';
import { systemProfiles } from './systemProfiles.ts';

/**
 * Hours once, hours a month and weeks of review as their evidence was read. A changed figure needs
 * its evidence read again: change `systemEvidence` (or its day) and then this table.
 */
const figures = [
  ['activecampaign', 100, 5, 0],
  ['asana', 110, 6, 0],
  ['clickup', 100, 6, 0],
  ['eventbrite', 80, 4, 0],
  ['facebook-ads', 240, 12, 6],
  ['gmail', 230, 9, 8],
  ['gohighlevel', 140, 7, 2],
  ['google-drive', 180, 8, 6],
  ['google-sheets', 120, 6, 2],
  ['hubspot', 180, 8, 4],
  ['jira', 170, 9, 0],
  ['klaviyo', 130, 7, 3],
  ['linkedin-ads', 230, 10, 5],
  ['magento', 260, 11, 0],
  ['mailchimp', 90, 5, 0],
  ['ms-dynamics', 350, 15, 4],
  ['notion', 100, 6, 1],
  ['openai', 80, 7, 0],
  ['pipedrive', 120, 6, 4],
  ['quickbooks', 210, 9, 5],
  ['salesforce', 300, 13, 8],
  ['salesloft', 160, 8, 12],
  ['shopify', 190, 10, 3],
  ['slack', 140, 6, 10],
  ['stripe', 150, 6, 2],
  ['whatsapp', 200, 9, 3],
  ['zendesk', 150, 7, 3],
  ['zoho-crm', 200, 9, 0],
] as const;

test.each(figures)('the figures of %s are those that its evidence supports', (id, ...expected) => {
  const system = systemProfiles.find((profile) => profile.id === id);
  expect([system?.devHours, system?.maintenanceHours, system?.moderationWeeks]).toEqual(expected);
});

test('no source is a package, a raw file or the pages of a repository', () => {
  const sources = Object.values(systemEvidence).flatMap(({ sources: read, review, recurring }) => [
    ...read,
    ...[...review, ...recurring].map(({ url }) => url),
  ]);
  expect(
    sources.filter((url) =>
      /packagist|npmjs|pypi|rubygems|github(usercontent)?\.(com|io)\//.test(url),
    ),
  ).toEqual([]);
});

test('every system has its figures listed, a note and sources', () => {
  expect(figures.map(([id]) => id)).toEqual(systemProfiles.map(({ id }) => id));
  for (const { id } of systemProfiles) {
    expect(complexityNote(id, null), id).not.toContain('Not on the rate card');
    expect(systemEvidence[id]?.sources[0], id).toMatch(/^https:\/\//);
  }
});

test('hours that are not a number have no complexity', () => {
  expect(() => complexity(Number.NaN)).toThrow('Expected development hours, got NaN.');
});

test('maintenance averages exactly 8 hours, as the tooltip says', () => {
  const hours = systemProfiles.reduce((sum, { maintenanceHours }) => sum + maintenanceHours, 0);
  expect(hours / systemProfiles.length).toBe(8);
});

test('the categories are those of the specification', () => {
  const categories =
    'Marketing, Productivity, Events, Advertising, Email, Storage, CRM, E-commerce, AI, Accounting, Sales, Communication, Payments, Support';
  expect([...new Set(systemProfiles.map(({ category }) => category))].sort()).toEqual(
    categories.split(', ').sort(),
  );
});

test('a text about the basis of the weeks of review names no other weeks than the profile', () => {
  const named = Object.entries(systemEvidence).flatMap(([id, { moderationBasis }]) =>
    moderationBasis.flatMap(({ claim }) =>
      [...claim.matchAll(/exact (\d+)/g)].map(([, weeks]) => [id, Number(weeks)] as const),
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const [id, weeks] of named) {
    const profile = systemProfiles.find((one) => one.id === id);
    expect(profile?.moderationWeeks, id).toBe(weeks);
  }
});
