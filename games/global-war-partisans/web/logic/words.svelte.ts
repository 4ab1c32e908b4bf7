/** Names of zones, powers and units, as all parts of the board say them. */
import { BoardState } from '$web/board/board-state.svelte';
import type { Power, Unit, Zone } from '../generated';
import { isPower, UNIT_ORDER, zoneSheet } from './tables';

export abstract class WarWords extends BoardState {
  zoneName = (zone: Zone): string => this.texts.t(`zone-${zone}`);
  /** The name as it stands on the map. */
  zoneLabel = (zone: Zone): string => this.texts.find(`board-zone-${zone}`) ?? this.zoneName(zone);
  /** The name cut short, where the map is crowded. */
  zoneShort(zone: Zone): { short?: string } {
    const short = this.texts.find(`board-short-${zone}`);
    return short ? { short } : {};
  }
  powerName = (power: string): string =>
    isPower(power) ? this.texts.t(`board-power-${power}`) : (this.texts.find(`minor-${power}`) ?? power);
  unitName = (unit: string): string => this.texts.t(`unit-${unit}`);
  letter = (power: Power): string => this.texts.t(`board-letter-${power}`);
  percent = (chance: number): string => this.texts.t('board-percent', { n: Math.round(chance * 100) });
  /** Chances to be compared: with a decimal where they differ by less than one. */
  percents(chances: readonly [number, number]): string[] {
    const near = Math.abs(chances[0] - chances[1]) < 0.01;
    return chances.map((chance) =>
      near ? this.texts.t('board-percent', { n: Math.round(chance * 1000) / 10 }) : this.percent(chance),
    );
  }
  unitsWords(units: Partial<Record<Unit, number>>): string {
    return UNIT_ORDER.filter((unit) => (units[unit] ?? 0) > 0)
      .map((unit) => `${units[unit]} ${this.unitName(unit)}`)
      .join(', ');
  }
  zoneWords(zone: Zone): string {
    const sheet = zoneSheet(zone);
    const t = this.texts.t;
    return [
      t(`board-terrain-${sheet.terrain}`),
      t('board-ipp', { n: sheet.ipp }),
      ...(sheet.vp ? [t('board-vp', { n: sheet.vp })] : []),
      this.facilities(zone),
    ]
      .filter(Boolean)
      .join(', ');
  }
  /** What stands in a zone that can be broken. */
  facilities(zone: Zone): string {
    const sheet = zoneSheet(zone);
    const t = this.texts.t;
    return [
      ...(sheet.factory === 'none' ? [] : [t(`board-factory-${sheet.factory}`)]),
      ...(sheet.port ? [t('facility-port')] : []),
      ...(sheet.railway ? [t('facility-railway')] : []),
    ].join(', ');
  }
}
