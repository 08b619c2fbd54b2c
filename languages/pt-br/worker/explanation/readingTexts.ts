import type * as English from '../../../../worker/explanation/readingTexts.ts';

const readings: Readonly<Record<string, string>> = {
  'effective-count':
    'Você pode selecionar mais sistemas do que o número de integrações que informou. Todos são estimados, cada um uma vez.',
  hours: 'Um sistema que não está na tabela de preços conta entre as outras integrações.',
  'maintenance-percentage':
    'Vale somente se você supõe uma porcentagem. Ela então substitui as horas de manutenção de cada sistema.',
  'assisted-work':
    'As revisões mantêm sua duração. Uma economia abaixo de 0 é trabalho que os assistentes acrescentam. A parte do desenvolvimento que a manutenção ocupa é uma parte das horas antes da economia.',
  'own-platform':
    'É aquilo em que as integrações rodam: autenticação, separação de clientes, filas, monitoramento, plantão e hospedagem. É desenvolvida uma vez, qualquer que seja o número de integrações. A hospedagem não sobe com os salários.',
  turnover:
    'Conta em cada mês desde o início, no desenvolvimento interno, e sobe com os salários. Faz parte dos custos ao longo do tempo, não do total inicial nem da manutenção. O multiplicador de custo não se aplica.',
  complexity: 'A complexidade é um rótulo para as horas. Não acrescenta custo próprio.',
  'hourly-rate':
    'Seu próprio valor vale somente para as regiões “Valor próprio” e “Outra”. De 1 a 500 é uma recomendação, não um limite.',
  moderation: 'As revisões ocorrem em paralelo.',
  'initial-cost':
    'Os valores são arredondados ao centavo (meio centavo para cima). A documentação é o restante do total.',
  'build-weeks': 'O acréscimo por duração usa as semanas antes do arredondamento.',
  timeline: 'A soma é arredondada para cima, não suas partes.',
  'timeline-wording': 'No máximo uma casa decimal, nunca “,0”, e o singular abaixo de 2.',
  deadline:
    'Os dias são dias corridos no seu fuso horário, por isso o resultado é o mesmo o dia inteiro.',
  'time-share-factor': 'Um valor entre duas faixas, como 79,5%, pertence à inferior (50–79%).',
  'cost-multiplier': 'O acréscimo é somado ao produto dos dois fatores, não multiplicado por eles.',
  'embedded-plan': 'Toda estimativa usa a taxa de implantação do plano Starter.',
  'embedded-own-work':
    'O multiplicador de custo não se aplica. Faz parte das comparações em 12, 36 e 60 meses, não do preço do plano.',
  overage:
    'Sobe com o preço do plano. O preço do ano 1 e as economias o deixam de fora, assim como o trabalho próprio.',
  leaving:
    'O multiplicador de custo não se aplica. Com um mês de saída, faz parte dos custos da solução incorporada a partir desse mês, que continuam com o preço: não se sabe o que substitui a solução. Sem mês, não está em nenhum total.',
  'user-plans': 'O preço de um nível vale somente para os usuários desse nível.',
  'counted-price':
    'Os usuários mudam de modo uniforme do mês 1 ao mês 36, arredondados para usuários inteiros, e depois se mantêm. Aumentos de preço e o excedente vêm por cima.',
  verdict:
    'O total inicial e o total do ano 1 cobrem períodos diferentes, por isso nenhum decide quem custa menos. Um desenvolvimento que até lá não está em produção não tem resultado.',
  counterarguments: 'Um desenvolvimento inacabado não tem resultado que possa mudar.',
  'present-value':
    'O mês k conta por 1 ÷ (1 + taxa anual)^(k ÷ 12), de modo que os custos são valores vezes meses descontados.',
  payback:
    'Se o benefício volta a cair abaixo de 0, conta o mês seguinte ao último déficit. Um mês conta inteiro: o ponto em que o benefício chega a 0 é arredondado para cima.',
  'earlier-launch':
    'Um mês da rampa conta por sua parte da receita completa. Cada mês é descontado como os custos.',
  'best-split':
    'Uma combinação que não está em produção até o mês 36 não conta. Com uma data-alvo, combinações cujo lado mais tardio não a cumpre vêm depois das que a cumprem. De totais iguais conta a que desenvolve menos, depois a dos primeiros identificadores. Até 12 sistemas, cada combinação é testada, e cada número de outras integrações; com mais sistemas, as que as ordens gulosas e as trocas de um ou dois sistemas alcançam.',
};

export const readingText: typeof English.readingText = (rule, english) => readings[rule] ?? english;
