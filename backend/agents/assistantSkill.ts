import { product } from '../../contract/product.ts';

/** What every assistant is to say, whatever it was asked. */
export const instructions = `${product.description} Amounts are planning estimates in US dollars, not a quote. Tell the user the horizon of each result, how sure it is (clear, depends on your assumptions, too close to call), the assumptions that count, and the link that opens the calculator.`;

/**
 * Writes the skill for assistants: when to call which tool, and how to speak of uncertainty. Its
 * header is that of skill files.
 */
export function assistantSkill(): string {
  return `---
name: integration-roi
description: Estimates what building integrations in-house costs against embedding them. Use it
  when somebody decides between both, plans a team or a date for integrations, or asks how a figure
  of the calculator is computed.
---

# Integration ROI calculator

Amounts are planning estimates in US dollars and not a quote. Nothing is stored.

## When to call what

| The user asks | Call | Then |
| --- | --- | --- |
| What do N integrations cost? Build or embed? When are they live? | \`estimate\` | Give the result over 36 months first |
| Where does this figure come from? | \`explain\` | Show the formula with the numbers, and the rule |
| What do more developers or another region change? | \`compare\` | Give what differs, not both lists |
| What speaks against it? Is this biased? | \`argue\` | Give each argument with what supports its range |
| What does this link contain? | \`open_link\` | Use its inputs with the other tools |

Ask for three inputs at most: the number of integrations, the developers with their share of time,
and the region or hourly rate. Every other input has a default, which \`estimate\` describes. Name
systems by name or id; the description of \`selectedSystems\` lists those on the rate card. Do not
compute figures yourself: change the inputs and call again.

The prompts \`build_the_case\`, \`compare_two_plans\` and \`argue_against_it\` are these jobs as steps.

## Units

- Amounts are US dollars before tax. With \`currency\` eur or gbp, the answer has the same amounts in
  that currency, too, under \`inCurrency\` with the rate and its day. Name both.
- Percentages are whole: 30 is 30 %, and 0.3 is less than one percent.
- \`devTimePercentage\` is the share of the developers' time. \`customHourlyRate\` is US dollars an
  hour, and is used only for the regions \`custom\` and \`other\`.
- Efforts are hours, durations weeks, horizons months from today.

## How to speak of uncertainty

- Say the horizon with every amount: “over 36 months”. Do not mix horizons in a sentence.
- \`certainty\` has one of three values. \`clear\`: say that one side costs less. \`depends\`: give
  the reason, as \`certaintyText\` has it. \`close\`: say that it is too close to call, and do not
  name a winner. Without a value nothing is live in-house by then: give what is built by then, and
  no winner.
- Give the likely range next to the amount: 8 of 10 simulations are between \`p10\` and \`p90\`. It is
  not a guarantee, and what the user states exactly does not vary in it.
- Give the result at mid-range too: many costs, such as a platform or turnover, are 0 until
  somebody states them.
- “Published” and “reported” ranges have pages that you can cite. “Calculator’s estimate” has none:
  say so. Hours of systems are planning assumptions, not measurements.
- Report \`notCounted\` and \`notes\`: a field in \`notCounted\` changed nothing.
- The calculator is made by a vendor of embedded integrations. Say so where somebody asks whether it
  is neutral, and offer \`argue\`.

End with the link of the answer. The user can change every assumption there.
`;
}
