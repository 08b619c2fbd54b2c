import type * as English from '../../../../../worker/workbook/texts/ruleTexts.ts';

const texts: Readonly<Record<string, string>> = {
  'hourly-rate':
    'Valor da hora: o valor da região; com “Valor próprio” e “Outra”, o seu se for maior que 0, senão 65',
  'time-share':
    'Parcela do tempo: a porcentagem do tempo dos desenvolvedores; 0 ou vazio conta como 100',
  hours:
    'Horas de desenvolvimento e manutenção: as horas dos sistemas selecionados + 80 (manutenção: 10 por mês), ou o que você informar, para cada outra integração',
  moderation:
    'Revisão de plataforma: a revisão mais longa entre os sistemas selecionados, em semanas',
  'effective-count':
    'Integrações estimadas: o número de integrações, ou o de sistemas selecionados se for maior',
  'build-weeks':
    'Semanas de desenvolvimento: horas de desenvolvimento ÷ (40 × desenvolvedores × parcela do tempo)',
  timeline:
    'Prazo: semanas de desenvolvimento + metade das semanas de revisão, arredondado para cima',
  'embedded-weeks':
    'Implantação da solução incorporada: 3, 4, 6, 8, 10 semanas conforme o nível do plano, ou as semanas que você informar',
  'team-size-factor':
    'Fator do tamanho da equipe: 1 desenvolvedor 1,15; 2 1,05; 3–4 1,0; 5–8 1,02 + 0,02 por desenvolvedor acima de 5; a partir de 9, 1,08 + 0,03 por desenvolvedor acima de 8',
  'time-share-factor':
    'Fator da parcela do tempo: a partir de 80%: 1 + (100 − parcela) × 0,005; a partir de 50%: 1,1 + (80 − parcela) × 0,01; abaixo: 1,4 + (50 − parcela) × 0,02',
  'duration-surcharge':
    'Acréscimo por duração: 0,2 se as semanas de desenvolvimento passam de 26, 0,1 se passam de 12, senão 0',
  'cost-multiplier':
    'Multiplicador de custo: fator do tamanho da equipe × fator da parcela do tempo + acréscimo por duração; onde você deixa contar só uma parte, 1 + (multiplicador − 1) × essa porcentagem ÷ 100',
  'initial-cost':
    'Custo inicial interno: horas de desenvolvimento × valor da hora × multiplicador de custo; 65% desenvolvimento, 25% testes, o restante documentação',
  'own-platform':
    'Uma plataforma própria: horas únicas supostas + as horas de desenvolvimento; horas por mês supostas + as horas de manutenção; ambas antes do que os assistentes economizam; USD por mês supostos + a manutenção mensal',
  'maintenance-cost':
    'Manutenção interna: horas de manutenção × valor da hora, por mês, e a hospedagem de uma plataforma própria',
  turnover:
    'Rotatividade: parte suposta da equipe que sai em um ano × horas de passagem × desenvolvedores × valor da hora ÷ 12, por mês',
  'embedded-plan':
    'Preço do plano da solução incorporada: 1800 + 12 × o preço mensal: 899, 1499, 2299, 3499, 4999 até 5, 15, 30, 50, acima',
  savings:
    'Economia: custo inicial interno − incorporado no ano 1, e isso ÷ custo inicial interno em porcentagem inteira; ambos no mínimo 0',
  'monthly-savings':
    'Economia mensal: manutenção interna − preço mensal, no mínimo 0; e isso ÷ manutenção interna em porcentagem inteira',
  'embedded-own-work':
    'Seu próprio trabalho na solução incorporada: integrações × horas supostas × valor da hora, uma vez e por mês',
  leaving:
    'Saída da solução incorporada: integrações × horas supostas × valor da hora do mês de saída, ou do terceiro ano se não houver um',
  deadline:
    'Meses até uma data: dias corridos a partir de hoje ÷ 30, arredondado para cima, no mínimo 1',
};

export const ruleText: typeof English.ruleText = (rule, english) => texts[rule] ?? english;
