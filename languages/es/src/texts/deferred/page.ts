import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/page.ts';

export const certaintyTexts: Translated<typeof English.certaintyTexts> = {
  midRangeBasis: 'En 36 meses:',
  openSplit: 'Ver por qué',
  likely: (low, high) => `probable: de ${low} a ${high}`,
  noRange: 'sin rango: el desarrollo interno no está en producción para entonces',
  ownHours: 'horas propias',
  priceRises: 'alzas de precio',
  likelyPart: (zeros) => `probable: ${zeros}`,
};

export const dateTexts: Translated<typeof English.dateTexts> = {
  try: 'Probar',
  tried: (label) => `Datos cambiados: ${label}`,
};

export const dockTexts: Translated<typeof English.dockTexts> = {
  title: 'La respuesta en breve',
  inHouse: (horizon, isUnfinished) =>
    `Interno, ${isUnfinished ? 'gastado hasta entonces, ' : ''}${horizon} meses`,
  embedded: 'Embebido',
};

export const deferredDerivationTexts: Translated<typeof English.deferredDerivationTexts> = {
  title: (figure = 'Esta cifra') => `${figure}: cómo se calcula`,
  close: 'Cerrar',
  failed: 'No se pudo mostrar el cálculo.',
};

export const deferredConsentTexts: Translated<typeof English.deferredConsentTexts> = {
  region: 'Opción de seguimiento',
  text: '¿Puede esta calculadora medir cómo se usa? Nunca su nombre ni su correo electrónico.',
  accept: 'Aceptar',
  refuse: 'Rechazar',
  privacyPolicy: 'Política de privacidad',
};

export const savedCalculationTexts: Translated<typeof English.savedCalculationTexts> = {
  notFound: {
    title: 'No se encontró este cálculo',
    description: 'Puede que el enlace esté incompleto. En su lugar ve los datos predeterminados.',
  },
  failed: {
    title: 'No se pudo abrir este cálculo',
    description: 'Compruebe su conexión y recargue la página.',
  },
  refused: {
    title: 'No se pudo abrir este cálculo',
    description:
      'El servidor tuvo un problema. Su enlace es correcto: recargue la página en unos minutos.',
  },
};
