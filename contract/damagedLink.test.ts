import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatorInputs } from '../testing/arbitraries.ts';
import { mendedAddress } from './damagedLink.ts';
import { defaultInputs, defaultScenario } from './defaults.ts';
import { readScenario, scenarioFragment } from './scenarioLink.ts';
import { isOtherSystemName } from './systemIds.ts';

/** What happens to links in mails, chats and forms, by what does it. */
const damages: Record<string, (fragment: string) => string> = {
  'an encoded #': (fragment) => `%23${fragment}`,
  'a twice encoded #': (fragment) => `#%2523${fragment}`,
  'encoding of the whole': encodeURIComponent,
  'encoding of the whole, twice': (fragment) => encodeURIComponent(encodeURIComponent(fragment)),
  'encoding of what is encoded': encodeURI,
  'encoded = signs': (fragment) => fragment.replaceAll('=', '%3D'),
  'encoded commas and colons': (fragment) => fragment.replace(/[,:]/g, encodeURIComponent),
  'entities of HTML': (fragment) => fragment.replaceAll('&', '&amp;').replaceAll("'", '&#39;'),
  'entities, twice': (fragment) => fragment.replaceAll('&', '&amp;amp;'),
  'numbered entities': (fragment) => fragment.replaceAll('&', '&#38;').replaceAll("'", '&#x27;'),
  'the end of an attribute': (fragment) => `${fragment}&quot;&gt;`,
  'an & too many': (fragment) => `${fragment.replaceAll('&', '&&')}&`,
  'decomposed letters': (fragment) => encodeURI(decodeURI(fragment).normalize('NFD')),
};

test.each(Object.entries(damages))(
  'any scenario survives %s, or what is lost is named',
  (_, damage) => {
    fc.assert(
      fc.property(calculatorInputs, (inputs) => {
        const fragment = scenarioFragment(inputs);
        const sound = readScenario(fragment);
        const read = readScenario(damage(fragment));
        if (!read || read.dropped.length <= (sound?.dropped.length ?? 0))
          expect(read).toEqual(sound);
      }),
    );
  },
);

test('any scenario survives the marks that a sentence puts after it, or what is lost is named', () => {
  const marks = fc.array(
    fc.constantFrom(
      ...'. , ; : ! ? ) ] } > " \' ” ’ » … * _ ` %22 %3E %20 。 ） &gt; &quot;'.split(' '),
    ),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(calculatorInputs, marks, (inputs, marksAfter) => {
      const fragment = scenarioFragment(inputs);
      const sound = readScenario(fragment);
      const read = readScenario(fragment + marksAfter.join(''));
      // A full stop may belong to the name that the link ends with.
      const last = decodeURIComponent(fragment.split(/[=,]|other:/).at(-1) ?? '');
      fc.pre(!isOtherSystemName(`${last}${marksAfter[0]}`) || !/others|build|embed/.test(fragment));
      if (!read || read.dropped.length <= (sound?.dropped.length ?? 0)) expect(read).toEqual(sound);
    }),
  );
});

test('any scenario survives capital letters, in which names stay', () => {
  const folded = (value: unknown) => JSON.stringify(value).toUpperCase().toLowerCase();
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      // Encoded letters stay out: in capitals a name may be longer than names are.
      const sound = readScenario(scenarioFragment(inputs).replace(/%[^&,=.]*/g, ''));
      const fragment = sound ? scenarioFragment(sound.inputs) : expect.fail('no link');
      const read = readScenario(fragment.toUpperCase());
      if (read?.dropped.length === 0) expect(folded(read.inputs)).toBe(folded(sound?.inputs));
      else expect(read?.dropped[0]?.value).toBeTruthy();
    }),
  );
});

test.each([
  ['#%23v1&integrations=12', { integrationCount: 12 }],
  ['#v1%26integrations%3D12%26systems%3Dslack%2Cstripe', {}],
  ['#V1&INTEGRATIONS=12&REGION=US&SYSTEMS=SLACK,STRIPE', { region: 'us' }],
  ['#v1&amp;integrations=12&amp;systems=slack,stripe', {}],
  ['#v1&integrations=12&systems=slack,stripe.', {}],
  ['#v1&integrations=12&systems=slack,stripe)', {}],
  ['#v1&integrations=12&systems=slack,stripe%22).', {}],
  ['#v1&systems=slack,stripe&integrations=12>', {}],
  ['#v1&integrations=12&others=Acme%20Inc.', { otherSystems: ['Acme Inc.'] }],
  ['#v1&integrations=12&others=Acme%20Inc.)', { otherSystems: ['Acme Inc.'] }],
  ['#v1&integrations=12&deadline=2027-03-01.', { deadline: '2027-03-01' }],
  [
    '#v1&integrations=12&SLACK.HOURS=200',
    { assumptions: { systems: { slack: { devHours: 200 } } } },
  ],
  ['#v1&integrations=12&listings=NO.', { assumptions: { wantsListings: false } }],
])('%s opens with its inputs', (fragment, inputs) => {
  const systems = /slack,|%2C/i.test(fragment) && { selectedSystems: ['slack', 'stripe'] };
  expect(readScenario(fragment)).toEqual({
    inputs: { ...defaultScenario, integrationCount: 12, ...systems, ...inputs },
    dropped: [],
  });
});

test('of a damaged list the sound members count, and the others are named', () => {
  expect(readScenario('#v1&systems=slack,<b>,stripe,,a b&others=Zulip,=1/0')).toEqual({
    inputs: { ...defaultScenario, selectedSystems: ['slack', 'stripe'], otherSystems: ['Zulip'] },
    dropped: [
      { field: 'systems', value: '<b>' },
      { field: 'systems', value: 'a b' },
      { field: 'others', value: '=1/0' },
    ],
  });
});

test('an address whose # was encoded is a link, and no other is changed', () => {
  const fragment = scenarioFragment(defaultInputs);
  for (const page of ['/', '/roi-calculator', 'https://roi.example/?view=full'])
    for (const hash of ['%23', '%2523'])
      for (const scenario of [fragment, encodeURIComponent(fragment), 'V1'])
        expect(mendedAddress(`${page}${hash}${scenario}`)).toBe(`${page}#${scenario}`);
  for (const other of [`/#${fragment}`, '/?q=%23v1x', '/%23vision', '/?calculation=v1', '/#%23v1'])
    expect(mendedAddress(other)).toBeNull();
});
