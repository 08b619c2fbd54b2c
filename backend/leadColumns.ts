import { numberAssumptionNames } from '../contract/assumptions.ts';
import { type Attribution, touchFields } from '../contract/attribution.ts';
import type { CalculatorInputs } from '../contract/calculation.ts';
import { defaultInputs } from '../contract/defaults.ts';
import { fromWireResults } from '../contract/estimate.ts';
import { type EstimateFigure, estimateFigureNames, figureOf } from '../contract/figures.ts';
import { notLiveText } from '../contract/format/claimTexts.ts';
import { forecastMonths } from '../contract/format/durations.ts';
import type { CsvValue } from '../contract/format/files.ts';
import { costHorizons } from '../contract/horizons.ts';
import { changedInputs, inputNames } from '../contract/inputs.ts';
import { memo } from '../contract/memo.ts';
import { StatedInputs } from '../contract/openEstimate.ts';
import { estimate } from '../worker/estimate/estimate.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { certainty } from '../worker/forecast/certainty.ts';
import { compareCosts } from '../worker/forecast/verdict.ts';
import { leadIdOf, type StoredLead } from './Lead.ts';
import { completeInputs } from './openEstimate.ts';
import { inputsUrl } from './pageUrls.ts';

/** The facts of a lead that sales can know, by the name of their column. */
export type LeadColumns = Record<string, CsvValue>;

/** The fields of a body that columns come from; each form has some of them. */
interface Body {
  website?: string;
  attribution?: Attribution;
  calculationData?: object;
  calculationInputs?: { developerCount: number };
}

/**
 * Creates the function that computes the columns of leads. A calculation that it has not seen
 * before takes about 20 ms.
 *
 * @param publicUrl - Where links lead.
 */
export function createLeadColumns(publicUrl: URL) {
  const answersOf = createAnswers(publicUrl);
  return {
    names: [...Object.keys(contact), ...Object.keys(answersOf(null, null))],
    /** The columns of a lead; `of` is the lead with the calculation of a report, else the same. */
    columnsOf: (lead: StoredLead, of: StoredLead = lead): LeadColumns => ({
      ...contactOf(lead),
      ...answersOf(inputsOf(of), of.calculation),
    }),
  };
}

/** The columns about the visitor, with what each contains. */
const contact: Record<string, (lead: StoredLead) => CsvValue> = {
  id: leadIdOf,
  received: ({ receivedAt }) => instantOf(receivedAt),
  kind: ({ endpoint }) => endpoint,
  name: ({ contactName }) => contactName,
  email: ({ email }) => email,
  company: ({ company }) => company,
  website: ({ body }) => (body as Body).website ?? null,
  consentVersion: ({ consent }) => consent?.version ?? null,
  consentText: ({ consent }) => consent?.text ?? null,
  quarantine: ({ quarantine }) => quarantine,
  bounce: ({ bounce }) => bounce,
  objection: ({ objection }) => objection,
  resultsDiffer: ({ resultsDiffer }) => resultsDiffer,
  pdfDiffers: ({ pdfDiffers }) => pdfDiffers,
  ...touchColumns('first'),
  ...touchColumns('last'),
};

function contactOf(lead: StoredLead): LeadColumns {
  return Object.fromEntries(
    Object.entries(contact).map(([name, contentOf]) => [name, contentOf(lead)]),
  );
}

function touchColumns(which: 'first' | 'last') {
  return Object.fromEntries(
    touchFields.map((name) => [
      `${which}_${name}`,
      ({ body }: StoredLead) => (body as Body).attribution?.[which][name] ?? null,
    ]),
  );
}

/**
 * The inputs of a lead, complete; null where the lead has none that the calculator accepts, such as
 * a region in other words (E20).
 */
export function inputsOf({
  calculation,
  body,
}: Pick<StoredLead, 'calculation' | 'body'>): CalculatorInputs | null {
  if (calculation) return calculation.inputs;
  const { calculationData, calculationInputs } = body as Body;
  // The contact form has the number of developers under this name (specification 7).
  const sent = calculationInputs
    ? { ...calculationInputs, developerCountNumber: calculationInputs.developerCount }
    : calculationData;
  if (!sent) return null;
  const known = Object.entries(sent).filter(([name]) => inputNames.some((own) => own === name));
  const parsed = StatedInputs.safeParse(Object.fromEntries(known));
  return parsed.success ? completeInputs(parsed.data) : null;
}

/** Whether a lead has a case of its own, not only the values that the calculator begins with. */
export function hasOwnCase(lead: Pick<StoredLead, 'calculation' | 'body'>): boolean {
  const inputs = inputsOf(lead);
  return inputs !== null && changedInputs(defaultInputs, inputs).length > 0;
}

/** Answers that are kept: the forms of one visitor have the same inputs. */
const mostKept = 100;

/** Creates the function that computes the columns of a calculation. */
function createAnswers(publicUrl: URL) {
  const columnsOf = memo(
    (inputs: CalculatorInputs | null, version: string): LeadColumns => ({
      ...inputColumns(inputs),
      // An estimate by an earlier rate card is known by its results alone.
      ...answerColumns(version === rateCard.version ? inputs : null),
      rateCardVersion: inputs && version,
      url: inputs && inputsUrl(publicUrl, inputs),
    }),
    mostKept,
  );
  return (
    inputs: CalculatorInputs | null,
    calculation: StoredLead['calculation'],
  ): LeadColumns => ({
    ...columnsOf(inputs, calculation?.rateCardVersion ?? rateCard.version),
    ...(calculation && resultColumns(calculation)),
  });
}

/** The inputs, and every assumption as it counts; `assumptions` are those that were stated. */
function inputColumns(inputs: CalculatorInputs | null): LeadColumns {
  const estimated = inputs && estimate(inputs);
  const cellOf = (name: keyof CalculatorInputs) => {
    const value = inputs?.[name] ?? null;
    if (Array.isArray(value)) return value.join(' ');
    return typeof value === 'object' ? value && JSON.stringify(value) : value;
  };
  return {
    ...Object.fromEntries(inputNames.map((name) => [name, cellOf(name)])),
    ...Object.fromEntries(
      numberAssumptionNames.map((name) => [name, estimated?.assumed[name] ?? null]),
    ),
  };
}

/** The figures, the result over each horizon (E17), and how sure that over 36 months is (E29). */
function answerColumns(inputs: CalculatorInputs | null): LeadColumns {
  const estimated = inputs && estimate(inputs);
  return {
    ...Object.fromEntries(
      estimateFigureNames.map((name) => [name, estimated && figureOf(name).value(estimated)]),
    ),
    ...Object.fromEntries(
      costHorizons.flatMap((months) => {
        const { cheaper = null, byUsd = null } =
          (estimated && compareCosts(estimated, months)) ?? {};
        // Lists and CRMs know the amount over 36 months by this name.
        const by = months === forecastMonths ? 'cheaperByUsd' : `cheaperOver${months}MonthsByUsd`;
        return [
          [`cheaperOver${months}Months`, cheaper],
          [by, cheaper && byUsd],
        ];
      }),
    ),
    certainty: inputs && (certainty(inputs) ?? `not compared: ${notLiveText}`),
  };
}

/** The figures that the visitor was shown, whatever today's rate card says. */
function resultColumns({ results }: NonNullable<StoredLead['calculation']>) {
  const { inHouse, embedded, savings } = fromWireResults(results);
  return {
    initialTotalUsd: inHouse.initialTotal,
    yearOneUsd: embedded.initialTotal,
    savingsUsd: savings.absolute,
  } satisfies Partial<Record<EstimateFigure, number>>;
}

const instantOf = (milliseconds: number) => new Date(milliseconds).toISOString();
