import type { Translated } from '../../../../../contract/languages.ts';
import { provider } from '../../../../../contract/provider.ts';
import type * as English from '../../../../../src/texts/deferred/requests.ts';

export const didYouMeanText: Translated<typeof English.didYouMeanText> = '¿Quiso decir';

export const deferredReportRequestTexts: Translated<typeof English.deferredReportRequestTexts> = {
  name: 'Nombre',
  email: 'Correo electrónico de trabajo',
  company: 'Empresa',
  consent: 'Al enviar este formulario, usted acepta nuestra',
  privacyPolicy: 'Política de privacidad',
  salesNote: `El equipo de ventas de ${provider.name} recibe una copia.`,
  submit: 'Enviar a mi correo',
  submitting: 'Enviando…',
  nameRequired: 'El nombre es obligatorio',
  emailRequired: 'El correo electrónico de trabajo es obligatorio',
  emailInvalid: 'Introduzca un correo electrónico válido',
  companyRequired: 'La empresa es obligatoria',
  steps: {
    save: 'Guardando su cálculo',
    build: 'Creando su PDF',
    notify: 'Avisando al equipo de ventas',
    send: 'Enviando el correo',
  },
  progress: (step, steps, name) => `Paso ${step} de ${steps}: ${name}…`,
  longerThanUsual: 'Esto tarda más de lo habitual.',
  saved: {
    title: '¡Guardado!',
    description:
      'Su cálculo de ROI se ha guardado. Un miembro de nuestro equipo se pondrá en contacto con usted en breve con resultados detallados y los próximos pasos.',
  },
  failures: {
    save: {
      logMessage: 'The calculation was not saved.',
      notification: {
        title: 'Error',
        description: 'No se pudo guardar su cálculo. Inténtelo de nuevo.',
      },
      refused: 'El servidor no pudo guardar su cálculo.',
      unreachable: 'El servidor no respondió, así que su cálculo no está guardado.',
    },
    send: {
      logMessage: 'The report was not sent.',
      notification: { title: 'No se pudo enviar el correo. Inténtelo de nuevo.' },
      refused: 'Su cálculo está guardado, pero el servidor no pudo enviar el informe por correo.',
      unreachable: 'Su cálculo está guardado, pero el servidor no respondió.',
    },
  },
  noCookie:
    'Este navegador bloquea la cookie con la que el servidor sabe quién guardó un cálculo, así que no puede enviar el informe por correo.',
  notMailed: 'El proveedor de correo rechazó esta dirección. Compruébela o descargue el informe.',
  tryAgain: 'Intentar de nuevo',
  sent: { title: 'El informe de ROI se ha enviado a su dirección de correo electrónico.' },
  sentTo: (email) => `Enviado a ${email}`,
  followsByEmail: 'Este navegador no pudo crear el PDF. El informe llegará por correo.',
  readyNotSent: 'Su informe no se pudo enviar por correo, pero puede descargarlo',
  savingsRemembered: 'Estas cifras quedan visibles en este navegador durante 30 días.',
  savingsThisPage: 'Estas cifras quedan visibles hasta que salga de esta página.',
  inputsChanged:
    'Usted ha cambiado los datos desde entonces. Estas cifras y archivos usan los actuales.',
  downloadPdf: 'Descargar el PDF',
  filesOpen:
    'El informe, el libro de cálculo y el archivo de estimación se pueden volver a abrir en esta página: suelte uno en cualquier parte de ella.',
  downloadUpdatedPdf: 'Descargar un PDF actualizado',
  buildingPdf: 'Creando su PDF…',
};

/** The notifications are specified, and Russian in every language (P5). */
export const deferredDemoRequestTexts: Translated<typeof English.deferredDemoRequestTexts> = {
  title: 'Agendar una demostración',
  intro: 'Media hora con un especialista.',
  introWithEstimate:
    'Media hora con un especialista. Tiene su estimación a mano, así que usted no tendrá que repetir nada.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  companyName: 'Empresa',
  website: 'Sitio web',
  websiteAside: 'opcional',
  email: 'Correo electrónico de trabajo',
  privacyAgreed: 'Acepto la',
  privacyPolicy: 'Política de privacidad',
  submit: 'Solicitar demostración',
  submitting: 'Enviando…',
  sent: {
    lang: 'ru',
    title: 'Успешно отправлено!',
    description: 'Ваша заявка на демо получена. Мы свяжемся с вами в ближайшее время.',
  },
  requested: (email) =>
    `Su solicitud de demostración se ha recibido. ${provider.name} le escribirá pronto a ${email}.`,
  chooseTime: 'Elegir un horario',
  notSent:
    'Su solicitud no se envió. Inténtelo más tarde o póngase en contacto directamente con el proveedor.',
  failed: {
    lang: 'ru',
    title: 'Ошибка отправки',
    description: 'Попробуйте отправить форму позже или свяжитесь с нами напрямую.',
  },
};
