/** What may be pressed on the map: by pointer or key, with a preview before it. */
import type { MapView } from './map-view.svelte';

/** A press by pointer or key; a drag is no press. */
export const pressed = (mapView: MapView, then: () => void) => ({
  onclick: (event: MouseEvent) => {
    if (!mapView.dragged || event.detail === 0) then();
  },
  onkeydown: (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      then();
    }
  },
});

interface Preview {
  show(name: string | null): void;
  touch(name: string, pointer: string): void;
}

/** What is shown while the pointer or the focus is on a thing. */
export const previews = (preview: Preview, name: string) => ({
  onpointerenter: (event: PointerEvent) => {
    if (event.pointerType === 'mouse') preview.show(name);
  },
  onpointerleave: (event: PointerEvent) => {
    if (event.pointerType === 'mouse') preview.show(null);
  },
  onpointerdown: (event: PointerEvent) => preview.touch(name, event.pointerType),
  onfocus: () => preview.show(name),
  onblur: () => preview.show(null),
});
