/**
 * `npm run pricing-rules`: writes `docs/pricing-rules.md` from the registry of rules, and
 * `docs/assistant-skill.md` as the server has it; a test keeps both current.
 */
import './help.mjs';
import { writeFileSync } from 'node:fs';
import { assistantSkill } from '../backend/agents/assistantSkill.ts';
import { pricingRulesPage } from '../backend/agents/documents.ts';

const pages = { 'pricing-rules.md': pricingRulesPage(), 'assistant-skill.md': assistantSkill() };
for (const [name, page] of Object.entries(pages))
  writeFileSync(new URL(`../docs/${name}`, import.meta.url), page);
