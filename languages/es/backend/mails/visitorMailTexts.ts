import type * as English from '../../../../backend/mails/visitorMailTexts.ts';

export const visitorMailTexts: typeof English.visitorMailTexts = {
  greeting: (name) => (name === null ? 'Hola:' : `Hola, ${name}:`),
  report: (integrations) => ({
    subject: `Su informe de ROI de integraciones: ${integrations}`,
    preview: 'Sus cifras de un vistazo. El informe completo va adjunto.',
    heading: 'Su informe de ROI de integraciones',
  }),
  reportIntroduction:
    'Esto es lo que costaría desarrollar internamente sus integraciones, en comparación con embeberlas. El análisis completo va adjunto en PDF.',
  withAssumptions: (words) => `Las cifras se calculan ${words}, que figuran debajo de ellas.`,
  openCalculation: 'Abrir su cálculo',
  orCopy: 'O copie esta dirección:',
  seeDemo:
    'Vea una demostración en vivo con sus propias integraciones, a cargo de un especialista.',
  specialistKnows:
    'El especialista tiene su estimación a mano, así que usted no tendrá que repetir nada.',
  bookDemo: 'Reservar una demostración',
  estimates:
    'Son estimaciones de planificación basadas en los datos que usted indicó. El informe muestra el cálculo de cada cifra.',
  booking: {
    subject: 'Su demostración: elija un horario',
    preview: 'Elija un horario para su demostración.',
    heading: 'Elija un horario para su demostración',
  },
  chooseTime: 'Usted solicitó una demostración. Elija un horario que le convenga.',
  chooseTimeAction: 'Elegir un horario',
  noTimeSuits: 'Si ningún horario le conviene, responda a este correo.',
  why: (host) =>
    `Recibe este correo porque su dirección se introdujo en la calculadora de ROI en ${host}. Si no fue usted, puede ignorarlo.`,
  controller: (controller, privacyUrl) =>
    `Responsable de sus datos: ${controller}. Política de privacidad: ${privacyUrl}`,
  objection: (canReply) =>
    `Puede oponerse al uso de sus datos en cualquier momento: ${canReply ? 'responda a este correo o escriba a esta empresa' : 'escriba a esta empresa'}.`,
  ownSystem: 'Su propio sistema',
  yourAssumptions: 'Sus supuestos',
  theReport: 'en el informe',
  inPlace: 'en lugar de los del tarifario',
  byRateCard: (value, byRateCard) => `${value} (tarifario: ${byRateCard})`,
  others: 'Otros',
  more: (count, where) => `y ${count} más ${where}`,
  inHouse: 'Desarrollo interno',
  inHouseBasis: (basis, monthly) => `${basis}, que cuesta ${monthly} al mes`,
  embeddedYear: 'Embebido, año\u00a01',
  embeddedBasis: (basis, monthly) => `${basis} a ${monthly}`,
  buildAlone: 'Solo el desarrollo',
  timeToMarket: 'Tiempo de salida al mercado',
  times: (inHouse, embedded) =>
    `${inHouse} con desarrollo interno\n${embedded} con la solución embebida`,
};
