import type * as English from '../../../../worker/explanation/readingTexts.ts';

const readings: Readonly<Record<string, string>> = {
  'effective-count':
    'Puede elegir más sistemas que el número de integraciones que indicó. Se estiman todos, cada uno una vez.',
  hours: 'Un sistema que no está en el tarifario cuenta entre las otras integraciones.',
  'maintenance-percentage':
    'Se aplica solo si usted supone un porcentaje. Entonces reemplaza las horas de mantenimiento de cada sistema.',
  'assisted-work':
    'Las revisiones conservan su duración. Un ahorro inferior a 0 es trabajo que los asistentes añaden. El porcentaje del desarrollo que toma el mantenimiento es un porcentaje de las horas antes del ahorro.',
  'own-platform':
    'Es aquello sobre lo que funcionan las integraciones: autenticación, separación de clientes, colas, supervisión, guardias y alojamiento. Se desarrolla una vez, sea cual sea el número de integraciones. El alojamiento no sube con los salarios.',
  turnover:
    'Cuenta en cada mes desde el inicio, en el desarrollo interno, y sube con los salarios. Forma parte de los costos en el tiempo, no del total inicial ni del mantenimiento. El multiplicador de costos no se aplica.',
  complexity: 'La complejidad es una etiqueta de las horas. No añade un costo propio.',
  'hourly-rate':
    'Su propia tarifa se aplica solo a las regiones «Tarifa propia» y «Otra». De 1 a 500 es una recomendación, no un límite.',
  moderation: 'Las revisiones se hacen en paralelo.',
  'initial-cost':
    'Los importes se redondean al centavo (medio centavo hacia arriba). La documentación es el resto del total.',
  'build-weeks': 'El recargo por duración usa las semanas antes de redondear.',
  timeline: 'Se redondea hacia arriba la suma, no sus partes.',
  'timeline-wording': 'Como máximo un decimal, nunca «,0», y el singular para exactamente 1.',
  deadline:
    'Los días son días calendario en su zona horaria, así que el resultado es el mismo todo el día.',
  'time-share-factor':
    'Un valor entre dos rangos, como 79,5\u00a0%, pertenece al inferior (50–79\u00a0%).',
  'cost-multiplier':
    'El recargo se suma al producto de los dos factores, no se multiplica con ellos.',
  'embedded-plan': 'Toda estimación usa el cargo de alta del plan Starter.',
  'embedded-own-work':
    'El multiplicador de costos no se aplica. Forma parte de las comparaciones a 12, 36 y 60 meses, no del precio del plan.',
  overage:
    'Sube con el precio del plan. El precio del año 1 y el ahorro lo omiten, igual que el trabajo propio.',
  leaving:
    'El multiplicador de costos no se aplica. Con un mes de salida forma parte de los costos de la solución embebida en el tiempo desde ese mes, que continúan con el precio: no se sabe qué la reemplaza. Sin mes no está en ningún total.',
  'user-plans': 'El precio de un tramo se aplica solo a los usuarios de ese tramo.',
  'counted-price':
    'Los usuarios cambian de manera uniforme del mes 1 al mes 36, redondeados a usuarios enteros, y luego se mantienen. Las alzas de precio y el excedente se suman.',
  verdict:
    'El total inicial y el total del año 1 abarcan períodos distintos, así que ninguno decide qué opción cuesta menos. Un desarrollo que para entonces no está en producción no tiene resultado.',
  counterarguments: 'Un desarrollo sin terminar no tiene resultado que cambiar.',
  'present-value':
    'El mes k cuenta por 1 ÷ (1 + tasa anual)^(k ÷ 12), de modo que los costos son importes por meses descontados.',
  payback:
    'Si el beneficio vuelve a caer por debajo de 0, cuenta el mes siguiente al último déficit. Un mes cuenta completo: el punto en que el beneficio llega a 0 se redondea hacia arriba.',
  'earlier-launch':
    'Un mes del período de arranque cuenta por su parte de los ingresos completos. Cada mes se descuenta como los costos.',
  'best-split':
    'Un reparto que no está en producción en el mes 36 no cuenta. Con una fecha objetivo, los repartos cuya opción más tardía no la cumple van después de los que la cumplen. De totales iguales cuenta el que desarrolla menos, y luego el de los primeros identificadores. Hasta 12 sistemas se prueba cada reparto, y cada número de otras integraciones; con más sistemas, los que alcanzan los órdenes voraces y los cambios de uno o dos sistemas.',
};

export const readingText: typeof English.readingText = (rule, english) => readings[rule] ?? english;
