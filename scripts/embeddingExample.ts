/** `npm run embedding-example`: a page of another site with the calculator in it (docs/embedding.md). */
import { startExampleSite } from './embedding/exampleSite.ts';

const calculator = process.argv[2] ?? 'http://localhost:3000';
const { url } = await startExampleSite({ calculator, port: Number(process.env.PORT ?? 3001) });
console.log(`The example page is at ${url} and frames ${calculator}.`);
console.log(`The calculator must allow it: FRAME_ANCESTORS="'self' ${url}" npm start`);
