import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/planTerms.ts';

export const planTermWords: Translated<typeof English.planTermWords> = {
  connections: { name: 'Conexiones', ask: 'si su plan incluye lo mismo' },
  tasks: { name: 'Tareas', ask: 'cuántas se incluyen' },
  users: { name: 'Usuarios' },
  overage: { name: 'Excedente', ask: 'cuánto cuestan' },
  term: { name: 'Duración', ask: 'cuánto dura el contrato' },
  notice: { name: 'Preaviso' },
  region: { name: 'Región de alojamiento' },
  certificates: { name: 'Certificados' },
  dataProtection: { name: 'Protección de datos', ask: null },
  leaving: {
    name: 'Conexiones al salir',
    judgement:
      'Sus usuarios tienen que volver a autorizar una conexión hecha con la aplicación del proveedor',
    ask: 'qué ocurre con las conexiones',
  },
};

export const planFindings: Translated<typeof English.planFindings> = {
  connections:
    'Un contrato para planes por usuario menciona conectores, automatizaciones y plantillas ilimitados.',
  tasks: 'Usted fija un límite mensual de transacciones para cada uno de sus usuarios.',
  overage: 'Usted añade transacciones adicionales al límite de un usuario, por centenas.',
  term: 'El contrato obliga desde la fecha de inicio de la cotización firmada.',
  processor: 'Albato Limited, Chipre, es su encargado del tratamiento.',
  agreement: 'El acuerdo de tratamiento de datos forma parte del contrato de licencia.',
  leaving:
    'Sus usuarios autorizan una aplicación que pertenece al proveedor, salvo que usted registre una propia.',
};

export const planTermsTitle = 'Qué incluye el plan';

export const askProvider = 'pregunte al proveedor';

export const questionText: typeof English.questionText = (ask) =>
  `Pregunte al proveedor${ask && ` ${ask}`}.`;

export const judgedText: typeof English.judgedText = (judgement) =>
  `${judgement} (estimación de la calculadora).`;

export const openQuestions: readonly string[] = [
  '¿Cuántas tareas incluye el plan y cuánto cuestan las tareas adicionales?',
  '¿Cuánto dura el contrato y qué preaviso exige?',
  '¿Qué ocurre con las conexiones al salir?',
  '¿Dónde se alojan los datos y qué certificados hay?',
  '¿Cuánto puede subir el precio?',
];

export const connectorQuestion: typeof English.connectorQuestion = (systems) =>
  `¿Hay un conector para ${systems}?`;

export const billingQuestion = '¿Se factura por integraciones o por usuarios, y a qué precio?';
