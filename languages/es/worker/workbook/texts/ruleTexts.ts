import type * as English from '../../../../../worker/workbook/texts/ruleTexts.ts';

const texts: Readonly<Record<string, string>> = {
  'hourly-rate':
    'Tarifa por hora: la tarifa de la región; con «Tarifa propia» y «Otra», la suya si es mayor que 0; si no, 65',
  'time-share':
    'Porcentaje del tiempo: el porcentaje del tiempo de los desarrolladores; 0 o vacío cuenta como 100',
  hours:
    'Horas de desarrollo y mantenimiento: las horas de los sistemas elegidos + 80 (mantenimiento: 10 al mes), o lo que usted indique, por cada otra integración',
  moderation:
    'Revisión de plataforma: la revisión más larga entre los sistemas elegidos, en semanas',
  'effective-count':
    'Integraciones estimadas: la cantidad de integraciones, o la de sistemas elegidos si es mayor',
  'build-weeks':
    'Semanas de desarrollo: horas de desarrollo ÷ (40 × desarrolladores × porcentaje del tiempo)',
  timeline:
    'Plazo: semanas de desarrollo + la mitad de las semanas de revisión, redondeado hacia arriba',
  'embedded-weeks':
    'Despliegue de la solución embebida: 3, 4, 6, 8, 10 semanas según el tramo del plan, o las semanas que usted indique',
  'team-size-factor':
    'Factor por tamaño del equipo: 1 desarrollador 1,15; 2 1,05; 3–4 1,0; 5–8 1,02 + 0,02 por desarrollador por encima de 5; 9 o más: 1,08 + 0,03 por desarrollador por encima de 8',
  'time-share-factor':
    'Factor por porcentaje del tiempo: desde 80\u00a0%: 1 + (100 − porcentaje) × 0,005; desde 50\u00a0%: 1,1 + (80 − porcentaje) × 0,01; por debajo: 1,4 + (50 − porcentaje) × 0,02',
  'duration-surcharge':
    'Recargo por duración: 0,2 si las semanas de desarrollo superan 26, 0,1 si superan 12; si no, 0',
  'cost-multiplier':
    'Multiplicador de costos: factor por tamaño del equipo × factor por porcentaje del tiempo + recargo por duración; donde usted solo aplica una parte, 1 + (multiplicador − 1) × ese porcentaje ÷ 100',
  'initial-cost':
    'Costo inicial interno: horas de desarrollo × tarifa por hora × multiplicador de costos; 65\u00a0% desarrollo, 25\u00a0% pruebas, el resto documentación',
  'own-platform':
    'Una plataforma propia: horas únicas supuestas + las horas de desarrollo; horas al mes supuestas + las horas de mantenimiento; ambas antes de lo que ahorran los asistentes; USD al mes supuestos + el mantenimiento mensual',
  'maintenance-cost':
    'Mantenimiento interno: horas de mantenimiento × tarifa por hora, al mes, y el alojamiento de una plataforma propia',
  turnover:
    'Rotación de personal: parte supuesta del equipo que se va en un año × horas de traspaso × desarrolladores × tarifa por hora ÷ 12, al mes',
  'embedded-plan':
    'Precio del plan de la solución embebida: 1800 + 12 × el precio mensual: 899, 1499, 2299, 3499, 4999 hasta 5, 15, 30, 50, por encima',
  savings:
    'Ahorro: costo inicial interno − embebido en el año 1, y eso ÷ costo inicial interno en porcentaje entero; ambos como mínimo 0',
  'monthly-savings':
    'Ahorro mensual: mantenimiento interno − precio mensual, como mínimo 0; y eso ÷ mantenimiento interno en porcentaje entero',
  'embedded-own-work':
    'Su propio trabajo en la solución embebida: integraciones × horas supuestas × tarifa por hora, una vez y al mes',
  leaving:
    'Salida de la solución embebida: integraciones × horas supuestas × tarifa por hora del mes de salida, o del tercer año si no hay uno',
  deadline:
    'Meses hasta una fecha: días calendario desde hoy ÷ 30, redondeado hacia arriba, como mínimo 1',
};

export const ruleText: typeof English.ruleText = (rule, english) => texts[rule] ?? english;
