/** What is printed on orders and missions, out of the game's tables. The cards of the school are not among them. */
import { csvRows } from '$web/board/csv';
import hq from '../../data/hq.csv?raw';
import missions from '../../data/missions.csv?raw';
import type { HqCard, MissionCard, Place, Year } from '../generated';

export interface OrderCard {
  id: HqCard;
  year: Year;
  place: Place;
  first: 'partisans' | 'axis';
  medal: boolean;
  /** What is to be done: the text `order-<what>`. */
  what: string;
}
export interface Mission {
  id: MissionCard;
  kind: string;
  combo: string;
}

const orders = new Map(
  csvRows(hq).map((row): [string, OrderCard] => [
    row['id'] ?? '',
    {
      id: row['id'] ?? '',
      year: row['year'] as Year,
      place: row['place'] as Place,
      first: row['first'] === 'axis' ? 'axis' : 'partisans',
      medal: row['medal'] === '1',
      what: row['order'] ?? '',
    },
  ]),
);
const cards = new Map(
  csvRows(missions).map((row): [string, Mission] => [
    row['id'] ?? '',
    { id: row['id'] ?? '', kind: row['kind'] ?? '', combo: row['combo'] ?? '' },
  ]),
);

export const orderCard = (id: HqCard | null): OrderCard | null => (id ? (orders.get(id) ?? null) : null);
export const missionCard = (id: MissionCard | null): Mission | null => (id ? (cards.get(id) ?? null) : null);
