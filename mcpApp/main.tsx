import '../src/App.css';
import '../src/results/AnswerLater.css';
import './mcpApp.css';
import { createRoot } from 'react-dom/client';
import { product } from '../contract/product.ts';
import { certaintyParts } from '../src/results/AnswerCard.tsx';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { connectToHost } from './connectToHost.ts';
import { ResultView } from './ResultView.tsx';
import { shown, showResult, texts } from './shownAnswer.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The view has no element with the id "root".');
for (const part of Object.values(certaintyParts)) part.request().catch(console.error);
const { openLink } = connectToHost(
  { name: product.name, version: rateCard.version },
  {
    onResult: showResult,
    onCancelled() {
      shown.text = texts.cancelled;
    },
    onContext({ theme }) {
      if (theme) document.documentElement.dataset.theme = theme;
    },
  },
);
createRoot(root).render(<ResultView openLink={openLink} />);
