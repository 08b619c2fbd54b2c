import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../worker/estimate/evidenceClaims.ts';

export const claims: Translated<typeof English.claims> = {
  facebookAds: {
    review:
      'La verificación de la empresa tarda de 2 a 5 días hábiles y la revisión de la aplicación, hasta 10; las consultoras mencionan de 4 a 8 semanas en total',
    recurring: 'Una versión de la Marketing API tiene soporte durante cerca de un año',
  },
  gmail: {
    basis1: 'Google indica varias semanas',
    basis2: 'Una evaluación CASA de nivel 3 tarda de 4 a 12 semanas',
    basis3: 'Nango menciona de 5 a 20 días para una aplicación bien preparada',
    review:
      'Los permisos restringidos tardan oficialmente unas 6 semanas, unas 10 en promedio y de 1 a 4 con buena preparación; cada año corresponde una evaluación CASA',
    recurring: 'La evaluación de seguridad CASA se repite cada año',
  },
  gohighlevel: {
    review:
      'La revisión tarda hasta 10 días hábiles; una aplicación privada se limita a unas pocas agencias',
  },
  googleDrive: {
    basis: 'La revisión es la de Gmail; se planifica con el extremo inferior',
    review:
      'Los permisos restringidos se revisan como en Gmail; el permiso drive.file por sí solo no requiere verificación',
    recurring: 'La evaluación de seguridad CASA se repite cada año',
  },
  googleSheets: {
    basis:
      'Google indica 10 días para los permisos sensibles; que Sheets necesite uno es la estimación de la calculadora',
    review: 'Los permisos sensibles tardan unos 10 días hábiles',
  },
  hubspot: {
    review:
      'La revisión inicial tarda como máximo 10 días hábiles y el proceso completo, 60 días; una aplicación necesita tres instalaciones activas',
  },
  jira: {
    review:
      'Una aplicación OAuth compartida mediante enlace no necesita revisión; una publicación tarda de 3 a 5 semanas',
    recurring: 'Una aplicación publicada se revisa cada año',
  },
  klaviyo: {
    review:
      'Una aplicación sin revisar funciona con una advertencia; una publicación exige cinco instalaciones',
  },
  linkedinAds: {
    basis:
      'El acceso tarda de 1 a 3 días hábiles para el entorno de pruebas y de 2 a 4 semanas para producción',
    review:
      'El acceso a la publicidad se concede previa solicitud; las audiencias coincidentes tardan hasta 60 días y los profesionales mencionan de 2 a 4 semanas',
    recurring: 'Una versión mensual de la API tiene soporte durante un año',
  },
  msDynamics: {
    review:
      'No se encontró un plazo de revisión para Dynamics; las aplicaciones de Microsoft 365 tardan días cuando no hay nada que corregir',
  },
  notion: {
    review: 'La publicación se revisa y es independiente de la conexión',
  },
  pipedrive: {
    review:
      'La aprobación puede tardar hasta 21 días hábiles; las aplicaciones privadas no la necesitan',
  },
  quickbooks: {
    basis:
      'La revisión técnica tarda unos 20 días, la de seguridad 7 y después sigue una revisión de marketing',
    review:
      'La revisión técnica tarda unos 20 días, la de seguridad unos 7 y la de marketing 5 días hábiles; se repite cada año',
    recurring: 'La revisión de seguridad se repite cada año',
  },
  salesforce: {
    basis:
      'La revisión puede durar varios meses; las 8 semanas exactas son la estimación de la calculadora',
    review:
      'La verificación tarda de 1 a 2 semanas, las pruebas de 3 a 4, y de 2 a 3 más cuando se rechaza, como ocurre con cerca de la mitad de las aplicaciones',
  },
  salesloft: {
    review:
      'El acceso más allá de un equipo necesita una publicación; no se indica un plazo; la cifra planificada es el extremo superior del rango',
  },
  shopify: {
    review:
      'Una aplicación pública se revisa, sin plazo indicado; los desarrolladores mencionan unas dos semanas y varias rondas',
    recurring: 'Una versión de la API tiene soporte durante 12 meses',
  },
  slack: {
    review:
      'La revisión preliminar tarda hasta 10 días hábiles y la revisión funcional de una aplicación nueva, hasta 10 semanas; una aplicación necesita diez espacios de trabajo activos',
  },
  stripe: {
    review:
      'Las aplicaciones se revisan, sin plazo indicado; los desarrolladores mencionan de 3 a 8 semanas en algunos casos',
  },
  whatsapp: {
    review:
      'Una aplicación que atiende a otras empresas se revisa para el acceso avanzado, sin plazo indicado',
    recurring: 'Una versión de la Graph API tiene soporte durante dos años',
  },
  zendesk: {
    review: 'Un cliente OAuth global se concede a petición, sin plazo indicado',
  },
  zohoCrm: {
    review:
      'OAuth no necesita revisión; una extensión del marketplace se revisa, sin plazo indicado',
  },
};
