/** The oldest supported browsers: all content works from `content` on, all controls from `controls` on. */
export const floor = {
  content: ["chrome99", "firefox97", "safari15.4"],
  controls: ["chrome111", "firefox114", "safari16.4"],
};
