import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/workbook/texts/summaryTexts.ts';

export const workbookTitle: typeof English.workbookTitle = (rateCardVersion) =>
  `Modelo de ROI de integraciones, tarifario ${rateCardVersion}`;

export const estimateSheetText: typeof English.estimateSheetText = (day) =>
  `La estimación exportada el ${day}, como datos. La calculadora la abre desde aquí.`;

export const exportedOnText: typeof English.exportedOnText = (day) => `Exportado el ${day}`;

export const switchPositions: Translated<typeof English.switchPositions> = [
  'Tarifario',
  'Punto medio',
  'Los suyos',
];

export const sideNames: Translated<typeof English.sideNames> = {
  inHouse: 'Interno',
  embedded: 'Embebido',
};

export const pageText: typeof English.pageText = (page, pages) => `Página ${page} de ${pages}`;

export const notAccepted = 'No permitido';

export const weeksUnit = 'semanas';

export const afterMonths: typeof English.afterMonths = (months) => `Al cabo de ${months} meses`;

export const summaryTexts: Translated<typeof English.summaryTexts> = {
  title: (rateCardVersion) => `ROI de integraciones, tarifario ${rateCardVersion}`,
  introduction: 'Elija qué supuestos se usan: cada cifra los sigue. En USD.',
  company: 'Empresa',
  link: (day) => `Enlace al escenario exportado el ${day}`,
  open: 'Abrir en la calculadora',
  positions: 'Supuestos en uso',
  positionsNote: (midRange, yours) =>
    `Donde falta el suyo, «${midRange}» usa el punto medio del rango y «${yours}», el del tarifario.`,
  compared: 'Comparado con la página',
  samePage: 'Igual que la página',
  changed: (changed, all) =>
    `Cambió desde la exportación, en ${changed} de ${all} cifras: vea la comprobación abajo`,
  costs: 'Costo en el tiempo',
  minus: 'Interno menos embebido',
  costsLess: 'Cuesta menos',
  finance: 'Valores presentes, ROI y recuperación',
  over: (months) => `En ${months} meses`,
  live: ['En producción', 'Después de', 'Fecha'],
  case: (day) => `El caso exportado el ${day}`,
  quarters: 'La hoja Finance',
};

export const checkTexts: Translated<typeof English.checkTexts> = {
  columns: (day) => [`Comprobación, exportada el ${day}`, 'En la página', 'Ahora', 'Resultado'],
  over: (figure, months) => `${figure} en ${months} meses`,
  changed: (was) => `Cambió desde la exportación: la página decía ${was}`,
};
