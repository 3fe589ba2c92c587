import {
  DndContext,
  DragOverlay,
  type Modifier,
  PointerSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type RefObject, useLayoutEffect, useState } from "react";
import { readAddress, unfiled } from "#app/ui/library/library-address.ts";
import { LibraryCard } from "#app/ui/library/library-card.tsx";
import type { LibraryFolder, LibraryItem } from "#app/ui/library/library-shown.ts";

/** What the cards pass on, by guid, once dragging has been fetched. */
export type Holds = Map<string, (event: unknown) => void>;

interface DragLayerProps {
  items: readonly LibraryItem[];
  folders: readonly LibraryFolder[];
  /** In which cards and folders stand. */
  around: RefObject<HTMLElement | null>;
  holds: RefObject<Holds>;
  /** The folder over which an item is held. */
  onOver: (folder: string | null) => void;
  onDrop: (guid: string, folder: string) => void;
}

/** Pixels that a pointer goes before it drags. */
const slack = 6;
const nowhere = readAddress(new URLSearchParams());

/** The card hangs beside the pointer, so that the folders under it can be seen. */
const besidePointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  if (!(activatorEvent instanceof PointerEvent) || !draggingNodeRect) return transform;
  const { clientX, clientY } = activatorEvent;
  return {
    ...transform,
    x: transform.x + clientX - draggingNodeRect.left + 8,
    y: transform.y + clientY - draggingNodeRect.top + 16,
  };
};

/** Drags items onto folders by the pointer; by keys the same is done in their menus. */
export function DragLayer({ items, folders, around, holds, onOver, onDrop }: DragLayerProps) {
  const [held, setHeld] = useState<LibraryItem | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: slack } }));
  const places = [unfiled, ...folders.map(({ guid }) => guid).filter(Boolean)];
  const nameOf = (folder: string): string =>
    folders.find(({ guid }) => guid === folder)?.name ?? "Uncategorized";
  const end = (): void => {
    setHeld(null);
    onOver(null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{
        announcements: {
          onDragStart: () => (held ? `Picked up ${held.title}.` : undefined),
          onDragOver: ({ over }) => (over ? `Over ${nameOf(String(over.id))}.` : undefined),
          onDragEnd: ({ over }) => (over ? `Filed in ${nameOf(String(over.id))}.` : "Put back."),
          onDragCancel: () => "Put back.",
        },
      }}
      onDragStart={({ active }) => setHeld(items.find(({ guid }) => guid === active.id) ?? null)}
      onDragOver={({ over }) => onOver(over ? String(over.id) : null)}
      onDragEnd={({ active, over }) => {
        end();
        if (over) onDrop(String(active.id), String(over.id));
      }}
      onDragCancel={end}
    >
      {items.map(({ guid }) => (
        <Hold key={guid} guid={guid} around={around} holds={holds} />
      ))}
      {places.map((guid) => (
        <Place key={guid} guid={guid} around={around} />
      ))}
      <DragOverlay dropAnimation={null} modifiers={[besidePointer]}>
        {held ? (
          <div className="libdrag">
            <LibraryCard item={held} address={nowhere} folders={[]} />
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}

function Hold({ guid, around, holds }: { guid: string } & Pick<DragLayerProps, "around" | "holds">) {
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: guid });
  useLayoutEffect(() => {
    const card = around.current?.querySelector<HTMLElement>(`[data-item="${guid}"]`) ?? null;
    setNodeRef(card);
    card?.classList.toggle("is-ghost", isDragging);
  }, [guid, around, setNodeRef, isDragging]);
  useLayoutEffect(() => {
    const { current } = holds;
    const take = listeners?.["onPointerDown"];
    if (take) current.set(guid, take as (event: unknown) => void);
    return () => void current.delete(guid);
  }, [guid, holds, listeners]);
  return null;
}

function Place({ guid, around }: { guid: string } & Pick<DragLayerProps, "around">) {
  const { setNodeRef } = useDroppable({ id: guid });
  useLayoutEffect(() => {
    setNodeRef(around.current?.querySelector<HTMLElement>(`[data-folder="${guid}"]`) ?? null);
  }, [guid, around, setNodeRef]);
  return null;
}
