import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/complexityNotes.ts';

export const complexityNotes: Translated<typeof English.complexityNotes> = {
  activecampaign:
    'Todas las claves de la cuenta de un cliente comparten un límite de 5 solicitudes por segundo, por lo que las sincronizaciones masivas de contactos requieren colas y esperas entre reintentos.',
  asana:
    'Los límites de solicitudes dependen del plan del cliente (150 por minuto en el gratuito, 1.500 en los de pago, 60 en búsquedas), por lo que el cliente de la API debe adaptarse y respetar Retry-After.',
  clickup:
    'El plan del cliente limita el tráfico de cada token, de 100 a 10.000 solicitudes por minuto, y la API todavía está pasando de v2 a v3.',
  eventbrite:
    'Una API REST sencilla con OAuth: el trabajo consiste en paginar con tokens de continuación, reintentar ante un 429 y mantener registrados los webhooks.',
  'facebook-ads':
    'El acceso a las cuentas publicitarias de clientes exige la revisión de la aplicación por Meta, permiso por permiso, y la verificación de la empresa, y el nivel de acceso fija los límites de solicitudes.',
  gmail:
    'La lectura del correo usa permisos restringidos, por lo que se exigen la verificación de Google y una evaluación de seguridad CASA, que deben repetirse cada año.',
  gohighlevel:
    'Al crear la aplicación se fija si es para agencias o subcuentas, las aplicaciones no publicadas se limitan a cinco agencias y los límites se aplican por aplicación y ubicación.',
  'google-drive':
    'La mayoría de los permisos de Drive son restringidos, por lo que se requieren una verificación y una evaluación CASA, y los cambios se siguen por canales de notificación que usted debe configurar en cada recurso.',
  'google-sheets':
    'Google debe verificar la aplicación para los permisos sensibles, y todos sus clientes comparten una cuota de 300 lecturas y 300 escrituras por minuto y proyecto.',
  hubspot:
    'La publicación se revisa a mano y exige autenticarse solo con OAuth, tres instalaciones activas y webhooks para eliminar contactos conforme a las normas de privacidad.',
  jira: 'OAuth 3LO rota los tokens de actualización y pasa por un identificador de nube, los webhooks registrados caducan y desde marzo de 2026 se aplican límites de solicitudes por puntos.',
  klaviyo:
    'La revisión del marketplace exige OAuth y cinco instalaciones activas, y hay que seguir las revisiones fechadas de la API a medida que se retiran.',
  'linkedin-ads':
    'El acceso a la Advertising API se concede por solicitud, el nivel de desarrollo solo puede editar cinco cuentas publicitarias y las versiones anteriores de la API se desactivan según un calendario.',
  magento:
    'Cada comercio aloja y activa la integración por su cuenta con OAuth 1.0a firmado, por lo que las URL de las tiendas, las versiones y los campos personalizados varían según el cliente.',
  mailchimp:
    'La API permite diez conexiones simultáneas y no envía cabeceras de límites, y cada cuenta está detrás del prefijo de su propio centro de datos.',
  'ms-dynamics':
    'Cada cliente tiene su propio esquema y sus propias licencias, y los límites de Dataverse se miden en una ventana de cinco minutos, además de una cuota diaria.',
  notion:
    'La API permite en promedio tres solicitudes por segundo y conexión y limita su tamaño, por lo que las páginas deben leerse y escribirse en lotes pequeños de bloques.',
  openai:
    'Para autenticarse basta una clave de API, pero las solicitudes y los tokens se limitan con varios contadores a la vez, que varían según el modelo y el nivel de uso.',
  pipedrive:
    'Las aplicaciones públicas necesitan la aprobación del marketplace, admiten una sola URL de retorno, que también recibe las llamadas de desinstalación, y usan un dominio de API distinto por empresa.',
  quickbooks:
    'El acceso a producción requiere un cuestionario de evaluación, y la tienda de aplicaciones añade revisiones técnicas, de seguridad y de marketing que se repiten cada año.',
  salesforce:
    'La distribución en AppExchange requiere la aprobación del plan de negocio y una revisión de seguridad que puede durar meses, y cada organización tiene sus propios objetos, campos y límites de API.',
  salesloft:
    'Otros equipos no pueden conectarse hasta que la aplicación esté autorizada y publicada en el marketplace de Salesloft, y la paginación profunda cuesta hasta 30 puntos de un límite de 600 por minuto y equipo.',
  shopify:
    'La revisión de la aplicación comprueba tres webhooks de privacidad obligatorios con verificación de firma antes de que una aplicación pública pueda entrar en producción.',
  slack:
    'La revisión del marketplace pide diez espacios de trabajo activos, y las aplicaciones que no están en él se limitan a cerca de una solicitud de historial por minuto.',
  stripe:
    'Las nuevas integraciones de datos deben desarrollarse y revisarse como Stripe App, y en cada webhook hay que verificar la firma y procesarlo de forma idempotente.',
  whatsapp:
    'Para atender a clientes se necesitan la verificación de empresa de Meta, la revisión de la aplicación con un video de demostración y plantillas preaprobadas para los mensajes fuera de la ventana de 24 horas.',
  zendesk:
    'Un cliente OAuth funciona para una sola cuenta de Zendesk, por lo que para muchos clientes se requiere un cliente global, que Zendesk concede a petición.',
  'zoho-crm':
    'Los clientes están en centros de datos regionales separados con sus propios dominios, y los módulos, los campos y los entornos varían según la organización.',
};

export const ownFiguresNote: Translated<typeof English.ownFiguresNote> =
  'No está en el tarifario: son sus propias cifras.';
export const otherNote: Translated<typeof English.otherNote> =
  'No está en el tarifario: se cuenta como otra integración.';
