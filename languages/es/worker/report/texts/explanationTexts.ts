import { forecastMonths, lastMonth } from '../../../../../contract/format/durations.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/explanationTexts.ts';

export const howComputedTexts: Translated<typeof English.howComputedTexts> = {
  title: 'Cómo se calcula cada cifra',
  columns: { figure: 'Cifra', how: 'Cálculo', result: 'Resultado' },
  finance: 'Cifras para su CFO',
  risenMonths:
    'Un importe que sube cada año se multiplica por meses a su primer precio: los que cuestan tanto como los meses comparados.',
  byYear:
    'Los importes de cada año se calculan con las fórmulas del libro de cálculo de Excel de la calculadora.',
  financeByWorkbook:
    'Las cifras para su CFO se calculan con las fórmulas del libro de cálculo de Excel de la calculadora.',
};

export const glossaryTexts: Translated<typeof English.glossaryTexts> = {
  title: 'Glosario',
  columns: { term: 'Término', meaning: 'Significado' },
};

export const glossary: typeof English.glossary = (discountRate) => [
  [
    'Embeber',
    'Su producto ofrece integraciones que funcionan con el software de un proveedor, a cambio de una suscripción.',
  ],
  [
    'Mantenimiento',
    'El trabajo mensual que mantiene las integraciones en funcionamiento tras entrar en producción, cuando las plataformas cambian.',
  ],
  [
    'Multiplicador de costos',
    'Lo que un equipo pequeño o grande, una semana de trabajo dividida y un desarrollo largo añaden al costo de las horas.',
  ],
  [
    'P10, P50, P90',
    'El 10\u00a0%, el 50\u00a0% y el 90\u00a0% de las simulaciones terminan en este importe o por debajo.',
  ],
  [
    'Recuperación de la inversión',
    'El primer mes a partir del cual el beneficio total se mantiene en 0 o por encima hasta el final del horizonte.',
  ],
  ['Retorno de la inversión', 'Valor presente neto ÷ valor presente del costo embebido.'],
  [
    'Revisión de plataforma',
    'El control de una plataforma, como Slack o Google, que una integración debe superar.',
  ],
  [
    'Simulación',
    `Una de muchas ejecuciones de esta estimación en ${forecastMonths} meses, cada una con otras horas y precios plausibles.`,
  ],
  [
    'Tarifario',
    'La tabla de la calculadora con horas, tarifas por hora, factores y precios. Su versión está al pie de cada página.',
  ],
  [
    'Tasa de descuento',
    `El ${discountRate} anual que un importe pierde de valor mientras usted lo espera.`,
  ],
  [
    'Tiempo de salida al mercado',
    'El tiempo desde el inicio del trabajo hasta la entrada en producción.',
  ],
  [
    'Total inicial',
    'Desarrollo, pruebas y documentación de todas las integraciones, antes de cualquier mantenimiento.',
  ],
  [
    'Valor presente neto',
    `El beneficio de cada mes, descontado a hoy y sumado en ${forecastMonths} o ${lastMonth} meses.`,
  ],
];
