/** Writes `docs/pricing-rules.md` from the registry of rules; a test keeps it current. */
import { writeFileSync } from 'node:fs';
import { pricingRulesPage } from '../backend/agents/documents.ts';

writeFileSync(new URL('../docs/pricing-rules.md', import.meta.url), pricingRulesPage());
