import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/complexityNotes.ts';

export const complexityNotes: Translated<typeof English.complexityNotes> = {
  activecampaign:
    'Todas as chaves da conta de um cliente compartilham um limite de 5 requisições por segundo, por isso sincronizações de contatos em massa exigem filas e esperas entre tentativas.',
  asana:
    'Os limites de requisições dependem do plano do cliente (150 por minuto no gratuito, 1.500 nos pagos, 60 para buscas), por isso o cliente da API precisa se adaptar e respeitar o Retry-After.',
  clickup:
    'O plano do cliente limita o tráfego de cada token, de 100 a 10.000 requisições por minuto, e a API ainda está migrando da v2 para a v3.',
  eventbrite:
    'Uma API REST simples com OAuth: o trabalho é paginar com tokens de continuação, repetir requisições em caso de 429 e manter os webhooks registrados.',
  'facebook-ads':
    'O acesso às contas de anúncios dos clientes exige a revisão do aplicativo pela Meta, permissão por permissão, e a verificação da empresa, e o nível de acesso define os limites de requisições.',
  gmail:
    'A leitura de e-mails usa escopos restritos, por isso a verificação do Google e uma avaliação de segurança CASA são obrigatórias e precisam ser repetidas todos os anos.',
  gohighlevel:
    'O destino, agência ou subconta, é definido na criação do aplicativo, aplicativos não publicados são limitados a cinco agências e os limites valem por aplicativo e por localização.',
  'google-drive':
    'A maioria dos escopos do Drive é restrita, por isso são necessárias uma verificação e uma avaliação CASA, e as mudanças são acompanhadas por canais de notificação que você precisa configurar em cada recurso.',
  'google-sheets':
    'O Google precisa verificar o aplicativo para escopos confidenciais, e todos os seus clientes compartilham uma cota de 300 leituras e 300 gravações por minuto e por projeto.',
  hubspot:
    'A publicação é revisada manualmente e exige OAuth como única forma de autenticação, três instalações ativas e webhooks para a exclusão de contatos conforme as regras de privacidade.',
  jira: 'O OAuth 3LO renova os tokens de atualização a cada uso e passa por um ID de nuvem, os webhooks registrados expiram e, desde março de 2026, valem limites de requisições por pontos.',
  klaviyo:
    'A revisão do marketplace exige OAuth e cinco instalações ativas, e é preciso acompanhar as revisões datadas da API à medida que são descontinuadas.',
  'linkedin-ads':
    'O acesso à Advertising API é concedido mediante solicitação, o nível de desenvolvimento só pode editar cinco contas de anúncios e as versões antigas da API são desativadas conforme um cronograma.',
  magento:
    'Cada lojista hospeda e ativa a integração por conta própria com OAuth 1.0a assinado, por isso URLs das lojas, versões e campos personalizados variam de cliente para cliente.',
  mailchimp:
    'A API permite dez conexões simultâneas e não envia cabeçalhos de limite, e cada conta fica atrás do prefixo do seu próprio data center.',
  'ms-dynamics':
    'Cada cliente tem seu próprio esquema e suas próprias licenças, e os limites do Dataverse são medidos em uma janela de cinco minutos, além de uma cota diária.',
  notion:
    'A API permite em média três requisições por segundo e por conexão e limita o tamanho delas, por isso as páginas precisam ser lidas e gravadas em pequenos lotes de blocos.',
  openai:
    'A autenticação é uma única chave de API, mas requisições e tokens são limitados por vários contadores ao mesmo tempo, que variam conforme o modelo e o nível de uso.',
  pipedrive:
    'Aplicativos públicos precisam da aprovação do marketplace, permitem uma única URL de retorno, que também recebe as chamadas de desinstalação, e usam um domínio de API separado por empresa.',
  quickbooks:
    'O acesso à produção exige um questionário de avaliação, e a loja de aplicativos acrescenta revisões técnicas, de segurança e de marketing que se repetem todos os anos.',
  salesforce:
    'A distribuição no AppExchange exige a aprovação do plano de negócios e uma revisão de segurança que pode levar meses, e cada organização tem seus próprios objetos, campos e limites de API.',
  salesloft:
    'Outras equipes só podem se conectar quando o aplicativo estiver liberado e publicado no marketplace do Salesloft, e a paginação profunda custa até 30 pontos de um limite de 600 por minuto e por equipe.',
  shopify:
    'A revisão do aplicativo verifica três webhooks de privacidade obrigatórios, com verificação de assinatura, antes que um aplicativo público possa entrar em produção.',
  slack:
    'A revisão do marketplace pede dez espaços de trabalho ativos, e aplicativos fora dele ficam limitados a cerca de uma requisição de histórico por minuto.',
  stripe:
    'Novas integrações de dados precisam ser desenvolvidas e revisadas como Stripe App, e cada webhook precisa ter a assinatura verificada e ser tratado de forma idempotente.',
  whatsapp:
    'Para atender clientes são necessárias a verificação da empresa pela Meta, a revisão do aplicativo com um vídeo de demonstração e modelos pré-aprovados para mensagens fora da janela de 24 horas.',
  zendesk:
    'Um cliente OAuth funciona para uma única conta do Zendesk, por isso atender muitos clientes exige um cliente global, que o Zendesk concede mediante solicitação.',
  'zoho-crm':
    'Os clientes ficam em data centers regionais separados, com domínios próprios, e módulos, campos e ambientes variam de organização para organização.',
};

export const ownFiguresNote: Translated<typeof English.ownFiguresNote> =
  'Não está na tabela de preços: estes são os seus próprios números.';
export const otherNote: Translated<typeof English.otherNote> =
  'Não está na tabela de preços: conta como outra integração.';
