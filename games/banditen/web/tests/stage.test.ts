import { describe, expect, it } from 'vitest';
import { stageOf } from '../logic/stage';

describe('the stage of a question', () => {
  it.each([
    [['activate', 'pass'], [], 'activate'],
    [['move', 'fire'], ['activate hex:12.12'], 'verb'],
    [['at'], ['activate hex:12.12', 'fire'], 'target'],
    [['with', 'all'], ['activate hex:12.12', 'move'], 'units'],
    [['step', 'stop'], [], 'step'],
    [['react_fire', 'decline'], [], 'react'],
    [['lose'], [], 'loss'],
    [['retreat'], [], 'place'],
    [['hasten', 'bide'], [], 'other'],
    [[], [], 'none'],
    [['pass'], [], 'activate'],
  ] as const)('%j after %j is %s', (verbs, draft, stage) =>
    expect(
      stageOf(
        verbs.map((verb) => ({ verb })),
        draft,
      ),
    ).toBe(stage),
  );
});
