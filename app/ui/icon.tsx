import {
  Anchor,
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  AtSign,
  Bold,
  BookOpen,
  Brain,
  Briefcase,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock3,
  Compass,
  Copy,
  Download,
  Expand,
  Eye,
  EyeOff,
  Feather,
  FileText,
  Folder,
  FolderOpen,
  Gauge,
  Heading,
  Hourglass,
  House,
  IdCard,
  Info,
  Italic,
  LayoutTemplate,
  LibraryBig,
  Lightbulb,
  ListCollapse,
  LogOut,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Newspaper,
  Palette,
  Paperclip,
  PenLine,
  Plus,
  Quote,
  Receipt,
  Recycle,
  Repeat2,
  RotateCcw,
  Settings2,
  Shield,
  Shrink,
  Sparkle,
  TriangleAlert,
  UserRound,
  WandSparkles,
  X,
} from "lucide-react";

const icons = {
  anchor: Anchor,
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  "arrow-up-right": ArrowUpRight,
  "at-sign": AtSign,
  bold: Bold,
  "book-open": BookOpen,
  brain: Brain,
  briefcase: Briefcase,
  check: Check,
  "chevron-down": ChevronDown,
  "chevron-right": ChevronRight,
  "circle-alert": CircleAlert,
  "circle-check": CircleCheck,
  "circle-dashed": CircleDashed,
  "circle-x": CircleX,
  "clock-3": Clock3,
  compass: Compass,
  copy: Copy,
  download: Download,
  expand: Expand,
  eye: Eye,
  "eye-off": EyeOff,
  feather: Feather,
  "file-text": FileText,
  folder: Folder,
  "folder-open": FolderOpen,
  gauge: Gauge,
  heading: Heading,
  hourglass: Hourglass,
  house: House,
  "id-card": IdCard,
  info: Info,
  italic: Italic,
  "layout-template": LayoutTemplate,
  "library-big": LibraryBig,
  lightbulb: Lightbulb,
  "list-collapse": ListCollapse,
  "log-out": LogOut,
  megaphone: Megaphone,
  "messages-square": MessagesSquare,
  newspaper: Newspaper,
  palette: Palette,
  paperclip: Paperclip,
  "pen-line": PenLine,
  plus: Plus,
  quote: Quote,
  receipt: Receipt,
  recycle: Recycle,
  "repeat-2": Repeat2,
  "rotate-ccw": RotateCcw,
  "settings-2": Settings2,
  shield: Shield,
  shrink: Shrink,
  sparkle: Sparkle,
  "triangle-alert": TriangleAlert,
  "user-round": UserRound,
  "wand-sparkles": WandSparkles,
  x: X,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

interface IconProps {
  name: IconName;
  /** Width and height in px; 16 in controls. */
  size?: number;
  className?: string;
}

/** A lucide icon at the house's stroke. Always decorative: the words stand beside it or in the control's label. */
export function Icon({ name, size = 16, className }: IconProps) {
  const Shape = icons[name];
  return <Shape size={size} strokeWidth={1.75} className={className} aria-hidden="true" />;
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

/** An icon named by the catalogue; a name that is not in the map shows the smart action's wand. */
export function CatalogueIcon({ name, size }: { name: string; size?: number }) {
  return <Icon name={isIconName(name) ? name : "wand-sparkles"} size={size} />;
}
