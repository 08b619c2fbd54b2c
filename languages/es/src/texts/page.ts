import { formatNumber } from '../../../../contract/format/numbers.ts';
import type { Translated } from '../../../../contract/languages.ts';
import { isPageUpdated } from '../../../../src/startup/loadFile.ts';
import type * as English from '../../../../src/texts/page.ts';

/** What a visitor can do about a part that did not load. */
const missingPartAdvice = () =>
  isPageUpdated()
    ? 'Esta página se actualizó: recárguela.'
    : 'Compruebe su conexión e inténtelo de nuevo.';

export const pageTexts: Translated<typeof English.pageTexts> = {
  title: '¿Desarrollar sus integraciones o embeberlas?',
  figuresHint: 'Cada cifra subrayada abre su cálculo.',
  skipToContent: 'Ir a la calculadora',
  skipToResults: 'Ir a los resultados',
  skipToReport: 'Ir al formulario del informe',
  report: 'Informe',
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'No hay nada en esta dirección.',
  notFoundLink: 'Abrir la calculadora',
  logo: (provider) => `${provider}: página del producto`,
  footer: (version) => `Tarifario ${version}.`,
  assumptions: 'Supuestos de planificación, no mediciones; no es una cotización.',
  privacy: 'Privacidad',
  trackingChoice: 'Opción de seguimiento',
  openingForm: 'Abriendo el formulario…',
  withoutScript: {
    link: 'El escenario de su enlace aún no se puede mostrar: necesita',
    defaults:
      'Esta es la estimación para los datos predeterminados. Cambiarlos, solicitar el informe y agendar una demostración requiere',
    script:
      'JavaScript, que está desactivado o no se ha cargado. Si está activado, compruebe su conexión y recargue la página.',
  },
  estimatorFailed: 'No se pudo calcular la estimación.',
  retry: 'Intentar de nuevo',
  partFailed: (part = 'Una parte de esta página') =>
    `${part}: algo falló aquí. Recargue la página para volver a usar esta parte. Sus datos se conservan.`,
  reload: 'Recargar',
  newTab: '(se abre en una pestaña nueva)',
};

export const controlsTexts: Translated<typeof English.controlsTexts> = {
  helpAbout: (subject) => `Ayuda: ${subject}`,
  increase: (label) => `Aumentar: ${label}`,
  decrease: (label) => `Reducir: ${label}`,
  correctedTo: (value, { min, max }) =>
    `Se usa ${value}. Introduzca un número entero de ${formatNumber(min, 0)} a ${formatNumber(max, 0)}.`,
  closeDialog: 'Cerrar',
  chooseDate: 'Elegir fecha',
  clearDate: 'Borrar la fecha',
  partMissing: (part) => `${part}: no se pudo cargar. ${missingPartAdvice()}`,
};

export const notificationsTexts: Translated<typeof English.notificationsTexts> = {
  area: (hotkey) => `Notificaciones (${hotkey})`,
  dismiss: 'Cerrar',
  none: 'No hay notificaciones',
};

export const insightsTexts: Translated<typeof English.insightsTexts> = {
  title: 'Análisis de negocio protegido',
  text: 'El análisis completo está en su informe PDF personalizado.',
  covers: [
    'Riesgo de plazos',
    'Optimización de recursos',
    'Complejidad técnica',
    'Modelo de costo-beneficio',
    'Recomendaciones estratégicas',
  ],
  getComplete: 'Obtener el análisis completo',
  inReport: 'en su informe PDF',
};

export const readyToStartTexts: Translated<typeof English.readyToStartTexts> = {
  title: '¿Listo para empezar?',
  text: 'Una demostración en vivo con sus propias integraciones.',
  scheduleDemo: 'Agendar demo',
};

export const reportRequestTexts: Translated<typeof English.reportRequestTexts> = {
  title: 'Obtener el informe de ROI detallado',
  downloadText: 'Este ahorro y cada cifra con su cálculo.',
  downloadButton: 'Descargar el informe PDF',
};
