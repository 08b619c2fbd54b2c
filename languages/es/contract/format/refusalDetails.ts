import { formatWait as waitText } from '../../../../contract/format/durations.ts';
import type * as English from '../../../../contract/format/refusalDetails.ts';
import { refusalDetails as english } from '../../../../contract/format/refusalDetails.ts';
import type { Translated } from '../../../../contract/languages.ts';
import { formatCount } from './phrases.ts';

const formatWait = (seconds: number) => waitText(seconds, formatCount);

/** What only programs are refused for stays English. */
export const refusalDetails: Translated<typeof English.refusalDetails> = {
  ...english,
  bodyTooLarge: (maxBytes) => `Envíe como máximo ${maxBytes} bytes.`,
  bodyTooSlow: (bytesPerSecond) =>
    `Envíe la solicitud a ${bytesPerSecond} bytes por segundo o más rápido.`,
  bodyCutOff: 'La conexión terminó antes de que llegara toda la solicitud.',
  idempotencyKeyReused: 'Esta Idempotency-Key se usó para otra solicitud. Use una nueva.',
  deadlinePassed: 'La fecha objetivo ya pasó. Elija hoy o un día posterior.',
  notTheVisitorWhoSaved:
    'Un informe solo se puede enviar por correo al visitante que guardó su cálculo en los últimos 30 minutos.',
  looksAutomated:
    'Esta solicitud parece automatizada. Queda guardada, pero no se envía ningún mensaje. Recargue la página y rellene el formulario de nuevo.',
  notTheSavedContact: 'Use el correo y la empresa con los que se guardó el cálculo.',
  noMoreReports: (retryAfterSeconds) =>
    `Ha alcanzado el límite de informes por correo. Inténtelo de nuevo en ${formatWait(retryAfterSeconds)}. Su cálculo está guardado.`,
  reportsUnavailable: (retryAfterSeconds) =>
    `Ahora mismo no se pueden enviar informes por correo. Inténtelo de nuevo en ${formatWait(retryAfterSeconds)}. Su cálculo está guardado.`,
  reportsBusy: (retryAfterSeconds) =>
    `Ahora mismo se solicitan muchos informes. Inténtelo de nuevo en ${formatWait(retryAfterSeconds)}. Su cálculo está guardado.`,
  mailProviderRefused: 'El proveedor de correo rechazó el mensaje.',
  flood: ({ points, seconds }, retryAfterSeconds) =>
    `Envíe como máximo ${points} solicitudes en ${seconds} segundos. Inténtelo de nuevo en ${formatWait(retryAfterSeconds)}.`,
  noMoreEstimates: (retryAfterSeconds) =>
    `Se solicitan demasiadas estimaciones. Inténtelo de nuevo en ${formatWait(retryAfterSeconds)}.`,
  noMoreLinks: (retryAfterSeconds) =>
    `Se guardan demasiados enlaces cortos. Inténtelo de nuevo en ${formatWait(retryAfterSeconds)}.`,
  estimatesBusy: (retryAfterSeconds) =>
    `Ahora mismo se calculan muchas estimaciones. Inténtelo de nuevo en ${formatWait(retryAfterSeconds)}.`,
  otherSite: 'Solo se permiten solicitudes de este sitio.',
  storeUnavailable:
    'La base de datos no funciona en este momento. Inténtelo de nuevo en unos segundos. Enviar otra vez el mismo formulario es seguro.',
  outcomeUnknown:
    'No se sabe si esto se guardó. Enviarlo de nuevo es seguro: se guarda una sola vez.',
  failed: 'El servidor falló. No se guardó nada.',
};
