import { instructions } from './assistantSkill.ts';

/** A job that a user starts, which asks the assistant to use the tools. */
export interface Prompt {
  readonly title: string;
  readonly description: string;
  /** What the user may add, by name, with what it is; all of it is text. */
  readonly takes: Readonly<Record<string, { description: string; isRequired?: true }>>;
  /** Ordered steps, after what the user added. */
  readonly steps: readonly string[];
}

const situation = {
  description:
    'What the user knows: how many integrations, which systems, how many developers at which share of their time, region or hourly rate, target date. What is missing has its default.',
} as const;
const link = 'End with the link of the answer, which opens the calculator.';

/** The prompts that assistants offer, by name. */
export const prompts = {
  build_the_case: {
    title: 'Build the case',
    description: 'Writes the case for building or embedding, with its uncertainty.',
    takes: { situation },
    steps: [
      'Turn the situation into inputs. Ask for at most three that are missing: the number of integrations, the developers, and the region or hourly rate.',
      'Call `estimate`.',
      'Write half a page: the cost of both sides over 36 months with their likely ranges, who costs less and how sure that is, when each side is live, and what the user stated against what is a default.',
      'Name everything in `notCounted` and `notes`.',
      'Call `argue` with the same inputs, and add the strongest counterargument with what supports it.',
      link,
    ],
  },
  compare_two_plans: {
    title: 'Compare two plans',
    description: 'Compares two ways to do the work, such as two teams or two regions.',
    takes: {
      first: { description: `The first plan. ${situation.description}`, isRequired: true },
      second: {
        description: 'The second plan, or what differs from the first.',
        isRequired: true,
      },
    },
    steps: [
      'Turn both plans into inputs. What differs is only what the user said.',
      'Call `compare`.',
      'Give a table of both plans: the cost of each side over 12, 36 and 60 months, when each is live, and how sure each result is.',
      'Say in two sentences which difference of the inputs changes the result, and by how many US dollars.',
      'End with both links.',
    ],
  },
  argue_against_it: {
    title: 'Argue against it',
    description: 'Looks for what would change the result, as a critical reader would.',
    takes: { situation },
    steps: [
      'Turn the situation into inputs and call `argue`.',
      'List each assumption that would change the result, with its value there, its plausible range, and whether the range is published or the calculator’s estimate.',
      'Where there is none, say so with the reason of the answer, and do not invent one.',
      'For the figure that surprises most, call `explain` and show its formula with the numbers.',
      link,
    ],
  },
} as const satisfies Record<string, Prompt>;
export type PromptName = keyof typeof prompts;

/** Writes the message of a prompt with what the user added. */
export function promptText(
  name: PromptName,
  added: Readonly<Record<string, string | undefined>>,
): string {
  const { title, takes, steps }: Prompt = prompts[name];
  const stated = Object.keys(takes).flatMap((argument) =>
    added[argument] ? `${argument}: ${added[argument]}` : [],
  );
  return [
    `${title}, with the tools of the integration ROI calculator.`,
    stated.join('\n'),
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    instructions,
  ]
    .filter(Boolean)
    .join('\n\n');
}
